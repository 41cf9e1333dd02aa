import * as z from "zod/mini";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { instant } from "../kernel/date-fields.ts";
import { id, idText } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { attachment } from "./attachments.ts";
import { NOTICE_TYPES } from "./notice.ts";

/** Both languages where the system speaks; an author's words stand in both places. */
const texts = { titleBangla: z.string(), titleEnglish: z.string() };

const received = {
  notificationId: id(),
  type: z.enum(NOTICE_TYPES),
  /** What a message of the system is about; null for a notice. */
  kind: z.nullable(z.string()),
  ...texts,
  link: z.nullable(z.string()),
  publishedAt: instant(),
  modifiedAt: instant(),
  expiresAt: z.nullable(instant()),
  isRead: z.boolean(),
};

const listed = z.object({
  ...received,
  excerptBangla: z.string(),
  excerptEnglish: z.string(),
  attachmentCount: z.number(),
});
export type ReceivedNotice = z.infer<typeof listed>;

const detail = z.object({
  ...received,
  descriptionBangla: z.string(),
  descriptionEnglish: z.string(),
  /** Who wrote it; null for the system. */
  authorBangla: z.nullable(z.string()),
  authorEnglish: z.nullable(z.string()),
  workplaceBangla: z.nullable(z.string()),
  workplaceEnglish: z.nullable(z.string()),
  attachments: z.array(attachment),
});
export type ReceivedNoticeDetail = z.infer<typeof detail>;

const truth = z.pipe(
  z.enum(["true", "false"]),
  z.transform((text) => text === "true"),
);
const own = { permission: "signedIn", jurisdiction: "own" } as const;

export const inboxCalls = defineCalls("inbox", {
  list: defineCall({
    method: "GET",
    path: "/api/notifier/inbox",
    summary: "One's own notices, newest first",
    ...own,
    query: z.strictObject({
      ...pagingQuery,
      type: z.optional(z.enum(NOTICE_TYPES)),
      unread: z.optional(truth),
      searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    response: z.extend(pageOf(listed), { unread: z.number() }),
  }),
  detail: defineCall({
    method: "GET",
    path: "/api/notifier/get/notification/{id}",
    summary: "A notice for its receiver",
    ...own,
    params: z.strictObject({ id: idText() }),
    response: detail,
  }),
  // Having read something is noted in the receiver's own row; it is no act of office and leaves no audit entry.
  markRead: defineCall({
    method: "POST",
    path: "/api/notifier/get/notification/{id}/read",
    summary: "Notes that the receiver has read it",
    ...own,
    audit: "readOnly",
    params: z.strictObject({ id: idText() }),
    response: z.object({ readAt: instant() }),
  }),
  markAllRead: defineCall({
    method: "POST",
    path: "/api/notifier/inbox/read",
    summary: "Notes that the receiver has read everything",
    ...own,
    audit: "readOnly",
    response: z.object({ read: z.number() }),
  }),
});
