import * as z from "zod/mini";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { id, idText } from "./kernel/numbers.ts";
import { pageOf, pagingQuery } from "./kernel/paging.ts";

const message = z.object({
  id: id(),
  name: z.string(),
  contact: z.string(),
  subject: z.string(),
  body: z.string(),
  sentAt: z.string(),
  handledAt: z.nullable(z.string()),
  handledByBangla: z.nullable(z.string()),
  handledByEnglish: z.nullable(z.string()),
});

/** What visitors wrote, for those who answer; the public pages do not load it. */
export const contactMessageCalls = defineCalls("contactMessages", {
  list: defineCall({
    method: "GET",
    path: "/api/site/messages",
    summary: "Messages of visitors, those not handled first",
    permission: "CONTACT_MODULE",
    jurisdiction: "everyone",
    query: z.strictObject(pagingQuery),
    response: pageOf(message),
  }),
  handle: defineCall({
    method: "POST",
    path: "/api/site/messages/{id}/handled",
    summary: "Marks a message as handled",
    permission: "CONTACT_MODULE",
    jurisdiction: "everyone",
    audit: auditAction(
      "site.handleMessage",
      "UPDATE",
      "যোগাযোগের বার্তা নিষ্পত্তি",
      "Handled contact message",
    ),
    params: z.strictObject({ id: idText() }),
    response: message,
  }),
});
