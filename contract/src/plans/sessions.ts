import * as z from "zod/mini";
import { holidayCalls } from "../holidays.ts";
import { ISAS_CATEGORIES } from "../institute-words.ts";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { day } from "../kernel/date-fields.ts";
import { errorKind } from "../kernel/errors.ts";
import { says } from "../kernel/field-message.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText, wholeNumber } from "../kernel/numbers.ts";

export const DEFAULT_MINIMUM_VISITS = 60;
/** Planned visits an institute of each category must have: the directorate's 2019 visit policy. */
export const DEFAULT_MINIMUM_BY_CATEGORY = { A: 4, B: 6, C: 8, D: 12, E: 12, U: 4 } as const;

export const SESSION_ERRORS = {
  anotherOpen: errorKind(
    4301,
    409,
    "আরেকটি সেশনের শেষ তারিখ এখনো পার হয়নি।",
    "Another session's deadline has not passed yet.",
  ),
  yearTaken: errorKind(
    4302,
    409,
    "এই বছরের সেশন আগে থেকেই আছে।",
    "There is already a session for this year.",
  ),
  deadlinePassed: errorKind(
    4303,
    422,
    "শেষ তারিখ আজ বা তার পরে হতে হবে।",
    "The deadline must be today or later.",
  ),
} as const;

const year = wholeNumber(2000, 2100);
const yearNumber = z.number().check(z.int(), z.gte(2000), z.lte(2100));
const minimum = z.number().check(z.int(), z.gte(0), z.lte(366));

const rules = {
  deadline: day(says("পরিকল্পনার শেষ তারিখ দিতে হবে", "you must provide plan deadline")),
  minimumVisits: z._default(minimum, DEFAULT_MINIMUM_VISITS),
  minimumByCategory: z._default(z.record(z.enum(ISAS_CATEGORIES), minimum), {
    ...DEFAULT_MINIMUM_BY_CATEGORY,
  }),
};

const session = z.object({
  id: id(),
  year: yearNumber,
  ...bilingualNames,
  deadline: z.string(),
  status: z.enum(["ONGOING", "COMPLETED"]),
  minimumVisits: z.number(),
  minimumByCategory: z.record(z.enum(ISAS_CATEGORIES), z.number()),
  version: z.number(),
  plans: z.object({ draft: z.number(), submitted: z.number(), rejected: z.number() }),
});
export type PlanSession = z.infer<typeof session>;

export const sessionCalls = defineCalls("planSessions", {
  start: defineCall({
    method: "POST",
    path: "/api/visit-calendar/session-plan",
    summary: "Starts a plan session",
    permission: "MANAGE_PLAN_SESSION",
    jurisdiction: "everyone",
    audit: auditAction("planSessions.start", "CREATE", "পরিকল্পনা সেশন শুরু", "Started a plan session"),
    body: z.strictObject({ year: yearNumber, ...rules }),
    response: session,
  }),
  all: defineCall({
    method: "GET",
    path: "/api/visit-calendar/session-plan/all",
    summary: "All plan sessions, newest first",
    permission: "MANAGE_PLAN_SESSION",
    jurisdiction: "everyone",
    response: z.array(session),
  }),
  detail: defineCall({
    method: "GET",
    path: "/api/visit-calendar/session-plan/{id}",
    summary: "One plan session",
    permission: "signedIn",
    jurisdiction: "everyone",
    params: z.strictObject({ id: idText() }),
    response: session,
  }),
  holidays: defineCall({
    method: "GET",
    path: "/api/visit-calendar/session-plan/{id}/holiday",
    summary: "The holidays of a session's year",
    permission: "signedIn",
    jurisdiction: "everyone",
    params: z.strictObject({ id: idText() }),
    response: holidayCalls.all.response,
  }),
  update: defineCall({
    method: "POST",
    path: "/api/visit-calendar/update/session-plan/{id}",
    summary: "Changes a session's deadline and minima",
    permission: "MANAGE_PLAN_SESSION",
    jurisdiction: "everyone",
    audit: auditAction(
      "planSessions.update",
      "UPDATE",
      "পরিকল্পনা সেশন পরিবর্তন",
      "Changed a plan session",
    ),
    params: z.strictObject({ id: idText() }),
    body: z.strictObject({ version: z.number().check(z.int()), ...rules }),
    response: session,
  }),
  newYear: defineCall({
    method: "GET",
    path: "/api/visit-calendar/new-session-year",
    summary: "The first year from this one on that has no session",
    permission: "MANAGE_PLAN_SESSION",
    jurisdiction: "everyone",
    response: z.object({ year: yearNumber }),
  }),
  ongoing: defineCall({
    method: "GET",
    path: "/api/visit-calendar/ongoing-session",
    summary: "The session whose deadline has not passed, if there is one",
    permission: "signedIn",
    jurisdiction: "everyone",
    response: z.object({ session: z.nullable(session) }),
  }),
  ofYear: defineCall({
    method: "GET",
    path: "/api/visit-calendar/session",
    summary: "The session of a year, if there is one",
    permission: "signedIn",
    jurisdiction: "everyone",
    query: z.strictObject({ planYear: year }),
    response: z.object({ session: z.nullable(session) }),
  }),
});
