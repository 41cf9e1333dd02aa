import * as z from "zod/mini";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { figures, planYear } from "./figures.ts";
import { bilingualNames } from "./kernel/names.ts";
import { id } from "./kernel/numbers.ts";

/** What anyone may see; apart from the rest, because the public pages carry nothing they do not show. */
export const publicStatCalls = defineCalls("publicStat", {
  country: defineCall({
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
  zones: defineCall({
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
