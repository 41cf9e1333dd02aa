import * as z from "zod/mini";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { bilingualNames } from "./kernel/names.ts";
import { id, wholeNumber } from "./kernel/numbers.ts";

const planYear = wholeNumber(2000, 2100);

/** Monitoring of a plan year in figures; the average is null while nothing was rated. */
const figures = {
  totalPlans: z.number(),
  totalMonitoring: z.number(),
  todayMonitoring: z.number(),
  averageRating: z.nullable(z.number()),
};

export const dashboardCalls = defineCalls("dashboard", {
  publicStat: defineCall({
    method: "GET",
    path: "/api/public-stat",
    summary: "The country in figures, for the public page",
    permission: "public",
    jurisdiction: "everyone",
    query: z.strictObject({ planYear: z.optional(planYear) }),
    response: z.object({
      planYear: z.number(),
      ...figures,
      byKind: z.object({
        GENERAL_MONITORING: z.number(),
        CLASSROOM_MONITORING: z.number(),
        OFFICE: z.number(),
      }),
      institutes: z.number(),
      officers: z.number(),
      zones: z.number(),
      districts: z.number(),
      upazilas: z.number(),
      updatedAt: z.string(),
    }),
  }),
  publicZoneStat: defineCall({
    method: "GET",
    path: "/api/public-stat/zone-wise/monitorings",
    summary: "Monitoring zone by zone, for the public page",
    permission: "public",
    jurisdiction: "everyone",
    query: z.strictObject({ planYear: z.optional(planYear) }),
    response: z.array(
      z.object({ zoneId: id(), ...bilingualNames, institutes: z.number(), ...figures }),
    ),
  }),
});
