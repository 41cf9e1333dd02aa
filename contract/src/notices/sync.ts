import * as z from "zod/mini";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { instant } from "../kernel/date-fields.ts";
import { says } from "../kernel/field-message.ts";
import { id } from "../kernel/numbers.ts";

/** What the bell keeps of one notice. */
const synced = z.object({
  notificationId: id(),
  userId: id(),
  isVisible: z.boolean(),
  isRead: z.boolean(),
  expiresAt: z.nullable(instant()),
  modifiedAt: instant(),
});
export type SyncedNotice = z.infer<typeof synced>;

const moment = z.string().check(
  z.refine((text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: says("সঠিক সময় লিখুন", "Write a valid time"),
  }),
);
/** Apart from the other calls, because every screen loads it. */
export const syncCalls = defineCalls("notificationSync", {
  since: defineCall({
    method: "GET",
    path: "/api/notifier/get/notifications",
    summary: "What changed in one's own notices since a moment",
    permission: "signedIn",
    jurisdiction: "own",
    query: z.strictObject({ time: moment }),
    response: z.array(synced),
  }),
});
