import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { instant } from "../kernel/date-fields.ts";
import { id, idText, wholeNumber } from "../kernel/numbers.ts";
import { DEFAULT_PAGE_SIZE } from "../kernel/paging.ts";
import { CHANNELS } from "../settings.ts";
import { attachment } from "./attachments.ts";
import { NOTICE_STATUSES, noticeContent } from "./notice.ts";
import { RECEIVER_KINDS, receiverRule } from "./receivers.ts";

/** Written by the clock when the time of a scheduled notice comes. */
export const NOTICE_PUBLISHED = auditAction(
  "notices.publish",
  "SEND",
  "নোটিশ প্রকাশ",
  "Published a notice",
);

/** Messages by what became of them; exact, whatever the number. */
const figures = z.object({
  sent: z.number(),
  failed: z.number(),
  waiting: z.number(),
  stopped: z.number(),
});
export type DeliveryFigures = z.infer<typeof figures>;

const summary = {
  id: id(),
  title: z.string(),
  status: z.enum(NOTICE_STATUSES),
  receivers: receiverRule,
  /** Reached; while it is upcoming, those it would reach when it was written. */
  people: z.number(),
  channels: z.array(z.enum(CHANNELS)),
  startsAt: instant(),
  endsAt: z.nullable(instant()),
  publishedAt: z.nullable(instant()),
  version: z.number(),
  figures,
};

const listed = z.object(summary);
export type NoticeRow = z.infer<typeof listed>;

const detail = z.object({
  ...summary,
  description: z.string(),
  message: z.string(),
  clientId: z.string(),
  createdAt: instant(),
  modifiedAt: instant(),
  closedAt: z.nullable(instant()),
  authorBangla: z.string(),
  authorEnglish: z.string(),
  read: z.number(),
  byChannel: z.record(z.enum(CHANNELS), figures),
  attachments: z.array(attachment),
  /** The names behind the ids of the rule, for showing it. */
  named: z.array(z.object({ id: id(), nameBangla: z.string(), nameEnglish: z.string() })),
});
export type NoticeDetail = z.infer<typeof detail>;

const saved = z.object({ id: id(), version: z.number(), status: z.enum(NOTICE_STATUSES) });
const version = z.number().check(z.int(), z.gte(1));
const delivery = z.object({
  id: id(),
  nameBangla: z.string(),
  nameEnglish: z.string(),
  designationBangla: z.nullable(z.string()),
  designationEnglish: z.nullable(z.string()),
  channel: z.enum(CHANNELS),
  state: z.enum(["WAITING", "SENT", "FAILED", "STOPPED"]),
  tries: z.number(),
  reason: z.nullable(z.string()),
  sentAt: z.nullable(instant()),
});
export type DeliveryRow = z.infer<typeof delivery>;

const params = z.strictObject({ id: idText() });
const paging = {
  pageNumber: z._default(wholeNumber(0, 1_000_000), 0),
  pageSize: z._default(wholeNumber(1, 100), DEFAULT_PAGE_SIZE),
};
const manage = { permission: "MANAGE_NOTICE", jurisdiction: "scoped" } as const;
const resent = z.object({ resent: z.number() });
const resend = auditAction(
  "notices.resend",
  "SEND",
  "ব্যর্থ বার্তা আবার প্রেরণ",
  "Sent failed messages again",
);

export const noticeCalls = defineCalls("notices", {
  list: defineCall({
    method: "GET",
    path: "/api/notifier/admin/notification",
    summary: "Notices for their managers, with what became of their messages",
    ...manage,
    query: z.strictObject({
      ...paging,
      status: z.optional(z.enum(NOTICE_STATUSES)),
      channel: z.optional(z.enum(CHANNELS)),
      receivers: z.optional(z.enum(RECEIVER_KINDS)),
      searchParam: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    response: z.object({
      items: z.array(listed),
      page: z.number(),
      size: z.number(),
      total: z.number(),
      byStatus: z.record(z.enum(NOTICE_STATUSES), z.number()),
      /** Of all notices in the jurisdiction that are not over. */
      failed: z.number(),
      thisYear: z.object({ year: z.number(), notices: z.number(), sent: z.number() }),
    }),
  }),
  detail: defineCall({
    method: "GET",
    path: "/api/notifier/notification/{id}",
    summary: "A notice for its managers",
    ...manage,
    params,
    response: detail,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/notifier/create/notification",
    summary:
      "Writes a notice and publishes or schedules it; a repeat with the same clientId gives the first answer",
    ...manage,
    audit: auditAction("notices.create", "CREATE", "নোটিশ তৈরি", "Created a notice"),
    body: z.strictObject({ clientId: z.uuid(), ...noticeContent }),
    response: saved,
  }),
  update: defineCall({
    method: "POST",
    path: "/api/notifier/update/{id}",
    summary: "Changes a notice; once it is out its receivers, channels and time stay",
    ...manage,
    audit: auditAction("notices.update", "UPDATE", "নোটিশ হালনাগাদ", "Updated a notice"),
    params,
    body: z.strictObject({ version, ...noticeContent }),
    response: saved,
  }),
  setStatus: defineCall({
    method: "POST",
    path: "/api/notifier/notification/status/update",
    summary: "Publishes an upcoming notice now, or closes one",
    ...manage,
    audit: auditAction(
      "notices.status",
      "UPDATE",
      "নোটিশের অবস্থা পরিবর্তন",
      "Changed a notice's status",
    ),
    body: z.strictObject({ id: id(), version, status: z.enum(["PUBLISHED", "CLOSED"]) }),
    response: saved,
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/notifier/notification/{id}/delete",
    summary: "Deletes a notice; nobody sees it any more",
    ...manage,
    audit: auditAction("notices.delete", "DELETE", "নোটিশ মুছে ফেলা", "Deleted a notice"),
    params,
    response: z.object({ id: id() }),
  }),
  deliveries: defineCall({
    method: "GET",
    path: "/api/notifier/notification/{id}/deliveries",
    summary: "What became of a notice's messages, person by person",
    ...manage,
    params,
    query: z.strictObject({
      ...paging,
      state: z.optional(z.enum(["WAITING", "SENT", "FAILED", "STOPPED"])),
      channel: z.optional(z.enum(CHANNELS)),
    }),
    response: z.object({
      items: z.array(delivery),
      page: z.number(),
      size: z.number(),
      total: z.number(),
    }),
  }),
  resend: defineCall({
    method: "POST",
    path: "/api/notifier/notification/{id}/resend",
    summary: "Sends the failed messages of a notice again, and only those",
    ...manage,
    audit: resend,
    params,
    response: resent,
  }),
  resendAll: defineCall({
    method: "POST",
    path: "/api/notifier/resend",
    summary: "Sends the failed messages of all current notices again",
    ...manage,
    audit: resend,
    response: resent,
  }),
});
