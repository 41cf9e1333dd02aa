import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";

const own = { permission: "signedIn", jurisdiction: "own" } as const;

const preferences = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  wantsEmail: z.boolean(),
  /** By which a browser subscribes to this server and no other. */
  pushKey: z.string(),
  devices: z.number(),
});
export type ChannelPreferences = z.infer<typeof preferences>;

const key = (bytes: number) =>
  z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9_-]+={0,2}$/),
      z.maxLength(Math.ceil(bytes / 3) * 4 + 4),
      z.minLength(Math.floor((bytes * 4) / 3)),
    );
const endpoint = z.string().check(
  z.maxLength(1000),
  z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
);
const change = auditAction(
  "preferences.change",
  "UPDATE",
  "বার্তার পছন্দ পরিবর্তন",
  "Changed which messages to get",
);

export const preferenceCalls = defineCalls("preferences", {
  mine: defineCall({
    method: "GET",
    path: "/api/notifier/preferences",
    summary: "How one is told of things",
    ...own,
    response: preferences,
  }),
  setEmail: defineCall({
    method: "POST",
    path: "/api/notifier/preferences/email",
    summary: "Wants e-mail, or none",
    ...own,
    audit: change,
    body: z.strictObject({ wantsEmail: z.boolean() }),
    response: z.object({ wantsEmail: z.boolean() }),
  }),
  subscribe: defineCall({
    method: "POST",
    path: "/api/notifier/push/subscribe",
    summary: "Wants push messages in this browser",
    ...own,
    mostPerMinute: 20,
    audit: change,
    body: z.strictObject({ endpoint, p256dh: key(65), auth: key(16) }),
    response: z.object({ devices: z.number() }),
  }),
  unsubscribe: defineCall({
    method: "POST",
    path: "/api/notifier/push/unsubscribe",
    summary: "Wants no more push messages in this browser",
    ...own,
    audit: change,
    body: z.strictObject({ endpoint }),
    response: z.object({ devices: z.number() }),
  }),
});
