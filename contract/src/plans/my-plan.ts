import * as z from "zod/mini";
import { ISAS_CATEGORIES } from "../institute-words.ts";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { day } from "../kernel/date-fields.ts";
import { id, idText, wholeNumber } from "../kernel/numbers.ts";
import { requiredText } from "../kernel/text.ts";
import { COMMENT_LIMIT, MONITORING_KINDS, PLAN_STATUSES } from "./plan-words.ts";
import { checkedVisit, officerPlan, planRow, visitWish, visitWishes } from "./visit-plan.ts";

/** Whoever may look at someone else's plan; one's own is always open. */
export const SEES_PLANS = [
  "VIEW_OFFICER_DETAIL",
  "VIEW_SUBMITTED_PLAN",
  "SUPERVISE_SUBMITTED_PLAN",
  "MANAGE_SUBMITTED_VISIT",
  "SUBMIT_VISIT_PLAN",
] as const;

const officerAndYear = z.strictObject({ officerId: idText(), year: wholeNumber(2000, 2100) });
const rowFilter = z.strictObject({
  planSessionId: z.optional(idText()),
  visitDate: z.optional(day()),
  planYear: z.optional(wholeNumber(2000, 2100)),
  fromVisitDate: z.optional(day()),
  toVisitDate: z.optional(day()),
  instituteId: z.optional(idText()),
});
const officerAndYearQuery = z.strictObject({
  officerId: idText(),
  planYear: wholeNumber(2000, 2100),
});
const sessionId = z.strictObject({ id: idText() });

export const myPlanCalls = defineCalls("plans", {
  calendar: defineCall({
    method: "GET",
    path: "/api/visit-calendar/officer/{officerId}/plan-calendar/planYear/{year}",
    summary: "An officer's plan of a year: state, days, progress against the minima",
    permission: SEES_PLANS,
    jurisdiction: "scoped",
    params: officerAndYear,
    response: officerPlan,
  }),
  rows: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan-details/officer/{officerId}",
    summary: "An officer's planned visits, in the order of their days",
    permission: SEES_PLANS,
    jurisdiction: "scoped",
    params: z.strictObject({ officerId: idText() }),
    query: rowFilter,
    response: z.array(planRow),
  }),
  stat: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan/stat/{officerId}",
    summary: "An officer's planned visits in numbers",
    permission: SEES_PLANS,
    jurisdiction: "scoped",
    params: z.strictObject({ officerId: idText() }),
    query: rowFilter,
    response: z.object({
      total: z.number(),
      visited: z.number(),
      days: z.number(),
      byKind: z.record(z.enum(MONITORING_KINDS), z.number()),
      byIsasCategory: z.record(z.enum(ISAS_CATEGORIES), z.number()),
    }),
  }),
  add: defineCall({
    method: "POST",
    path: "/api/visit-calendar/plan/{id}",
    summary: "Adds visits to the caller's plan in a session, all or none",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "own",
    audit: auditAction("plans.add", "CREATE", "পরিদর্শন পরিকল্পনায় যোগ", "Added planned visits"),
    params: sessionId,
    body: visitWishes,
    response: z.object({ added: z.array(id()), total: z.number() }),
  }),
  check: defineCall({
    method: "POST",
    path: "/api/visit-calendar/plan/{id}/check",
    summary: "What adding these visits would be refused or warned for; stores nothing",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "own",
    audit: "readOnly",
    params: sessionId,
    body: visitWishes,
    response: z.array(checkedVisit),
  }),
  change: defineCall({
    method: "POST",
    path: "/api/visit-calendar/plan-detail/{id}/update",
    summary: "Moves a planned visit to another day, place or kind",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "own",
    audit: auditAction(
      "plans.change",
      "UPDATE",
      "পরিকল্পিত পরিদর্শন পরিবর্তন",
      "Changed a planned visit",
    ),
    params: sessionId,
    body: visitWish,
    response: planRow,
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/visit-calendar/plan-detail/{id}",
    summary: "Removes a planned visit",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "own",
    audit: auditAction("plans.remove", "DELETE", "পরিকল্পিত পরিদর্শন বাদ", "Removed a planned visit"),
    params: sessionId,
    response: z.object({ removed: id() }),
  }),
  submit: defineCall({
    method: "POST",
    path: "/api/visit-calendar/submit/visit-plan/officer/{officerId}/year/{year}",
    summary: "Submits the caller's own plan of a year; from then on it is closed",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "own",
    audit: auditAction("plans.submit", "UPDATE", "বার্ষিক পরিকল্পনা জমা", "Submitted the annual plan"),
    params: officerAndYear,
    body: z.strictObject({
      /** Made by the browser: the same submission sent twice is answered once. */
      submissionId: z.uuid(),
      answer: z.optional(requiredText(COMMENT_LIMIT)),
    }),
    response: z.object({
      status: z.enum(PLAN_STATUSES),
      submittedAt: z.string(),
      visits: z.number(),
    }),
  }),
  visitStatus: defineCall({
    method: "GET",
    path: "/api/visit-calendar/visit-status",
    summary: "How many of an officer's planned visits are done, late, missed or still to come",
    permission: SEES_PLANS,
    jurisdiction: "scoped",
    query: officerAndYearQuery,
    response: z.object({
      planned: z.number(),
      onTime: z.number(),
      late: z.number(),
      missed: z.number(),
      toCome: z.number(),
    }),
  }),
  visitedStatus: defineCall({
    method: "GET",
    path: "/api/visit-calendar/officer-visit-calendar/visited-status",
    summary: "Each planned visit of an officer's year with what became of it",
    permission: SEES_PLANS,
    jurisdiction: "scoped",
    query: officerAndYearQuery,
    response: z.array(
      z.object({
        planDetailId: id(),
        visitDate: z.string(),
        visitedOn: z.nullable(z.string()),
        status: z.enum(["ON_TIME", "LATE", "MISSED", "TO_COME"]),
      }),
    ),
  }),
});
