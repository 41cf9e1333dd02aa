import * as z from "zod/mini";
import { ISAS_CATEGORIES } from "../institute-words.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id, idText, wholeNumber } from "../kernel/numbers.ts";
import { pageOf, pagingQuery } from "../kernel/paging.ts";
import { officerName, PLAN_STATUSES } from "./plan-words.ts";
import { REVIEWS } from "./review.ts";

/** Of the institutes of one category: how many there are, and how many have fewer planned visits than they need. */
const categoryCounts = z.object({ institutes: z.number(), short: z.number() });
const byCategory = z.record(z.enum(ISAS_CATEGORIES), categoryCounts);
export type CategoryCounts = z.infer<typeof byCategory>;

const placeQuery = {
  zoneId: z.optional(idText()),
  districtId: z.optional(idText()),
  upazilaId: z.optional(idText()),
  planYear: wholeNumber(2000, 2100),
};

export const complianceCalls = defineCalls("planCompliance", {
  plans: defineCall({
    method: "GET",
    path: "/api/visit-calendar/non-compliant-visit-plan",
    summary:
      "Officers in whose own place institutes have fewer planned visits than their category needs",
    permission: REVIEWS,
    jurisdiction: "scoped",
    query: z.strictObject({
      ...pagingQuery,
      ...placeQuery,
      calendarStatus: z.optional(z.enum(PLAN_STATUSES)),
      isasCategory: z.optional(z.enum(ISAS_CATEGORIES)),
    }),
    response: pageOf(
      z.object({
        ...officerName,
        workplaceBangla: z.nullable(z.string()),
        workplaceEnglish: z.nullable(z.string()),
        status: z.enum(PLAN_STATUSES),
        visits: z.number(),
        institutes: z.number(),
        short: z.number(),
        byCategory,
      }),
    ),
  }),
  places: defineCall({
    method: "GET",
    path: "/api/visit-calendar/isas-complaint-details",
    summary:
      "Upazilas with their institutes short of the minimum, by category, and the sum of all of them",
    permission: REVIEWS,
    jurisdiction: "scoped",
    query: z.strictObject({
      ...pagingQuery,
      planYear: placeQuery.planYear,
      zoneId: placeQuery.zoneId,
      districtId: placeQuery.districtId,
    }),
    response: z.object({
      ...pageOf(
        z.object({
          upazilaId: id(),
          ...bilingualNames,
          districtNameBangla: z.string(),
          districtNameEnglish: z.string(),
          institutes: z.number(),
          short: z.number(),
          byCategory,
        }),
      ).shape,
      totals: z.object({
        institutes: z.number(),
        short: z.number(),
        byCategory,
        minimumByCategory: z.record(z.enum(ISAS_CATEGORIES), z.number()),
      }),
    }),
  }),
});
