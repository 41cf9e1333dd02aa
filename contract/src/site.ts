import * as z from "zod/mini";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { says } from "./kernel/field-message.ts";
import { id, idText } from "./kernel/numbers.ts";
import { pageOf, pagingQuery } from "./kernel/paging.ts";
import { emailAddress, mobileNumber, requiredText } from "./kernel/text.ts";

/** The help line answers between these hours, every working day. */
export const HELP_HOURS = { from: "09:00", to: "17:00" } as const;

export const CONTACT_LIMITS = { name: 128, subject: 128, body: 2000 } as const;

const bilingual = z.object({ bn: z.string(), en: z.string() });

/** What administrators decide about the public page and the help centre; every list may be empty and then says so. */
const siteContent = z.object({
  hotline: z.nullable(z.string()),
  messagingContact: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(bilingual),
  partners: z.array(
    z.object({
      name: bilingual,
      url: z.nullable(z.string()),
      logo: z.nullable(z.object({ key: z.string(), width: z.number(), height: z.number() })),
    }),
  ),
  storeLinks: z.object({ android: z.nullable(z.string()), ios: z.nullable(z.string()) }),
  tutorials: z.array(z.object({ title: bilingual, url: z.string() })),
  faq: z.array(z.object({ question: bilingual, answer: bilingual })),
});

export type SiteContent = z.infer<typeof siteContent>;

const reachable = z.union([emailAddress(), mobileNumber()], {
  error: says("ই-মেইল অথবা মোবাইল নম্বর লিখুন", "Write an e-mail address or a mobile number"),
});

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

export const siteCalls = defineCalls("site", {
  content: defineCall({
    method: "GET",
    path: "/api/site/content",
    summary: "Hotline, partners, store links, tutorials and FAQ",
    permission: "public",
    jurisdiction: "everyone",
    response: z.object({ ...siteContent.shape, isDemo: z.boolean() }),
  }),
  sendMessage: defineCall({
    method: "POST",
    path: "/api/site/messages",
    summary: "A visitor's message to the administrators",
    permission: "public",
    jurisdiction: "everyone",
    mostPerMinute: 5,
    audit: auditAction("site.sendMessage", "CREATE", "যোগাযোগের বার্তা", "Contact message"),
    body: z.strictObject({
      name: requiredText(CONTACT_LIMITS.name),
      contact: reachable,
      subject: requiredText(CONTACT_LIMITS.subject),
      body: requiredText(CONTACT_LIMITS.body),
    }),
    response: z.object({ id: id() }),
  }),
  messages: defineCall({
    method: "GET",
    path: "/api/site/messages",
    summary: "Messages of visitors, those not handled first",
    permission: "CONTACT_MODULE",
    jurisdiction: "everyone",
    query: z.strictObject(pagingQuery),
    response: pageOf(message),
  }),
  handleMessage: defineCall({
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
