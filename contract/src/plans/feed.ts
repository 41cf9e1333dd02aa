import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";

export const feedCalls = defineCalls("planFeed", {
  state: defineCall({
    method: "GET",
    path: "/api/visit-calendar/feed",
    summary: "Whether the caller has a calendar link, and since when",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "own",
    response: z.object({ createdAt: z.nullable(z.string()) }),
  }),
  renew: defineCall({
    method: "POST",
    path: "/api/visit-calendar/feed",
    summary: "Makes a new secret calendar link; an earlier one stops working. It is told this once",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "own",
    audit: auditAction(
      "planFeed.renew",
      "CREATE",
      "ব্যক্তিগত ক্যালেন্ডার লিংক তৈরি",
      "Made a calendar link",
    ),
    response: z.object({ url: z.string() }),
  }),
  revoke: defineCall({
    method: "DELETE",
    path: "/api/visit-calendar/feed",
    summary: "Revokes the calendar link",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "own",
    audit: auditAction(
      "planFeed.revoke",
      "DELETE",
      "ব্যক্তিগত ক্যালেন্ডার লিংক বাতিল",
      "Revoked a calendar link",
    ),
    response: z.object({ createdAt: z.null() }),
  }),
  read: defineCall({
    method: "GET",
    path: "/api/visit-calendar/feed/{secret}/visits.ics",
    summary: "Someone's planned visits as iCalendar; whoever has the link can read it",
    permission: "public",
    jurisdiction: "everyone",
    mostPerMinute: 30,
    params: z.strictObject({ secret: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
    response: "text",
  }),
});
