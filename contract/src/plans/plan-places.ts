import * as z from "zod/mini";
import { ISAS_CATEGORIES } from "../institute-words.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText, wholeNumber } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { MONITORING_KINDS, officerName, PLAN_STATUSES, plannedPlace } from "./plan-words.ts";

/** Which institutes an officer looks for when planning. */
export const NEED_FILTERS = ["SHORT", "NOT_VISITED", "WEAK", "ALL"] as const;
export type NeedFilter = (typeof NEED_FILTERS)[number];
/** Not visited for so many months counts as long ago. */
export const LONG_AGO_MONTHS = 6;

const neededPlace = z.object({
  ...plannedPlace.shape,
  /** Planned by all officers, what the session asks for, and the caller's own part. */
  planned: z.number(),
  minimum: z.number(),
  mine: z.number(),
  lastRating: z.nullable(z.number()),
});
export type NeededPlace = z.infer<typeof neededPlace>;

const sessionId = z.strictObject({ id: idText() });
const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));

const otherVisit = z.object({
  planDetailId: id(),
  visitDate: z.string(),
  kind: z.enum(MONITORING_KINDS),
  officer: z.object(officerName),
  status: z.enum(PLAN_STATUSES),
});

export const planPlaceCalls = defineCalls("planPlaces", {
  institutes: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan/{id}/institutes",
    summary: "Institutes of the caller's jurisdiction, those that need a visit most first",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "scoped",
    params: sessionId,
    query: z.strictObject({
      ...pagingQuery,
      need: z._default(z.enum(NEED_FILTERS), "ALL"),
      isasCategory: z.optional(z.enum(ISAS_CATEGORIES)),
      search,
    }),
    response: z.object({
      ...pageOf(neededPlace).shape,
      counts: z.record(z.enum(NEED_FILTERS), z.number()),
    }),
  }),
  offices: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan/{id}/offices",
    summary: "Offices of the caller's jurisdiction",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "scoped",
    params: sessionId,
    query: z.strictObject({ ...pagingQuery, search }),
    response: pageOf(z.object({ officeId: id(), ...bilingualNames, mine: z.number() })),
  }),
  month: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan/{id}/month",
    summary:
      "A month for planning: one's own visits, and who else is in the jurisdiction on which day",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "scoped",
    params: sessionId,
    query: z.strictObject({ month: wholeNumber(1, 12) }),
    response: z.object({
      mine: z.array(z.object({ id: id(), visitDate: z.string(), place: plannedPlace })),
      others: z.array(
        z.object({ visitDate: z.string(), place: plannedPlace, officer: z.object(officerName) }),
      ),
      /** Others on the busiest days are counted, not all listed. */
      otherCounts: z.array(z.object({ date: z.string(), visits: z.number() })),
    }),
  }),
  ofInstitute: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan/session/{sessionId}/institute/{instituteId}/all",
    summary: "Who plans to visit an institute in a session, and when",
    permission: [
      "SUBMIT_VISIT_PLAN",
      "VIEW_INSTITUTE_DETAIL",
      "VIEW_SUBMITTED_PLAN",
      "MANAGE_SUBMITTED_VISIT",
    ],
    jurisdiction: "scoped",
    params: z.strictObject({ sessionId: idText(), instituteId: idText() }),
    response: z.array(otherVisit),
  }),
  instituteCalendar: defineCall({
    method: "GET",
    path: "/api/visit-calendar/institute-plan-calendar/{id}",
    summary:
      "The planned visits of an institute in a year, by default this one, against its minimum",
    permission: [
      "SUBMIT_VISIT_PLAN",
      "VIEW_INSTITUTE_DETAIL",
      "VIEW_SUBMITTED_PLAN",
      "MANAGE_SUBMITTED_VISIT",
    ],
    jurisdiction: "scoped",
    params: sessionId,
    query: z.strictObject({ planYear: z.optional(wholeNumber(2000, 2100)) }),
    response: z.object({
      year: z.number(),
      planned: z.number(),
      minimum: z.number(),
      visits: z.array(z.object({ ...otherVisit.shape, visitedOn: z.nullable(z.string()) })),
    }),
  }),
});
