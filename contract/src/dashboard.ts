import * as z from "zod/mini";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { INSTITUTE_TYPES, ISAS_CATEGORIES } from "./institute-words.ts";
import { figures, planYear } from "./figures.ts";
import { bilingualNames } from "./kernel/names.ts";
import { id, idText } from "./kernel/numbers.ts";
import { MONITORING_KINDS } from "./plans/plan-words.ts";

const year = z.strictObject({ planYear: z.optional(planYear) });

/** How planned visits went, beside the totals. */
const progress = {
  ...figures,
  /** Planned visits that were carried out, and how many of all visits were late or not planned. */
  fulfilled: z.number(),
  late: z.number(),
  unplanned: z.number(),
};

/** A place of the jurisdiction, one level below the one that is looked into; at the end an institute. */
export const PLACE_LEVELS = ["ZONE", "DISTRICT", "UPAZILLA", "INSTITUTE"] as const;
const placeStat = z.object({
  id: id(),
  level: z.enum(PLACE_LEVELS),
  ...bilingualNames,
  /** Of an institute. */
  eiin: z.nullable(z.string()),
  isasCategory: z.nullable(z.enum(ISAS_CATEGORIES)),
  type: z.nullable(z.enum(INSTITUTE_TYPES)),
  officers: z.nullable(z.number()),
  ...progress,
});
export type PlaceStat = z.infer<typeof placeStat>;

const rated = { averageRating: z.nullable(z.number()), count: z.number() };

/** Something that waits for the reader, and the screen where it is done. */
export const TASK_KINDS = [
  "PLAN_RETURNED",
  "PLAN_OPEN",
  "VISITS_TODAY",
  "VISITS_OVERDUE",
  "VISITS_RETURNED",
  "VISIT_DRAFTS",
  "PLANS_MISSING",
  "VISITS_TO_CORRECT",
  "ACTIONS_OVERDUE",
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export const dashboardCalls = defineCalls("dashboard", {
  country: defineCall({
    method: "GET",
    path: "/api/dashboard/country/stat",
    summary:
      "The caller's jurisdiction in figures, this plan year beside the same days of the one before",
    permission: "signedIn",
    jurisdiction: "scoped",
    query: year,
    response: z.object({
      planYear: z.number(),
      ...progress,
      /** Officers in the field today. */
      officersToday: z.number(),
      before: z.object({ totalPlans: z.number(), totalMonitoring: z.number() }),
      updatedAt: z.string(),
    }),
  }),
  zones: defineCall({
    method: "GET",
    path: "/api/dashboard/zone/stat",
    summary:
      "Places one level below the given one, by default zone by zone, each in figures; an upazila gives its institutes",
    permission: "signedIn",
    jurisdiction: "scoped",
    query: z.strictObject({ planYear: z.optional(planYear), parentId: z.optional(idText()) }),
    response: z.array(placeStat),
  }),
  months: defineCall({
    method: "GET",
    path: "/api/dashboard/month/stat",
    summary: "Planned and carried-out visits of the jurisdiction, month by month",
    permission: "signedIn",
    jurisdiction: "scoped",
    query: year,
    response: z.array(
      z.object({ month: z.number(), planned: z.number(), fulfilled: z.number(), done: z.number() }),
    ),
  }),
  classroomRating: defineCall({
    method: "GET",
    path: "/api/dashboard/classroom-monitoring/average-rating",
    summary: "The average rating of classroom monitoring, month by month",
    permission: "signedIn",
    jurisdiction: "scoped",
    query: year,
    response: z.object({
      ...rated,
      months: z.array(z.object({ month: z.number(), ...rated })),
    }),
  }),
  overallRating: defineCall({
    method: "GET",
    path: "/api/dashboard/classroom-monitoring/overall-rating",
    summary: "The average rating of all monitoring, and of each kind",
    permission: "signedIn",
    jurisdiction: "scoped",
    query: year,
    response: z.object({
      ...rated,
      kinds: z.array(z.object({ kind: z.enum(MONITORING_KINDS), ...rated })),
    }),
  }),
  isasRating: defineCall({
    method: "GET",
    path: "/api/dashboard/classroom-monitoring/average-rating/isas-category",
    summary: "The average rating of each ISAS category",
    permission: "signedIn",
    jurisdiction: "scoped",
    query: year,
    response: z.array(z.object({ isasCategory: z.enum(ISAS_CATEGORIES), ...rated })),
  }),
  tasks: defineCall({
    method: "GET",
    path: "/api/dashboard/tasks",
    summary: "What waits for the caller, the most urgent first, and the visits of the coming days",
    permission: "signedIn",
    jurisdiction: "own",
    response: z.object({
      tasks: z.array(z.object({ kind: z.enum(TASK_KINDS), count: z.number(), link: z.string() })),
      /** Planned visits of the coming days that are not carried out yet. */
      week: z.array(
        z.object({
          planDetailId: id(),
          visitDate: z.string(),
          kind: z.enum(MONITORING_KINDS),
          ...bilingualNames,
        }),
      ),
    }),
  }),
});
