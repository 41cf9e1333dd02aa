import * as z from "zod/mini";
import { ISAS_CATEGORIES } from "../institute-words.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { idText, wholeNumber } from "../kernel/numbers.ts";
import { bilingualNames } from "../kernel/names.ts";
import { MONITORING_KINDS, MOST_VISITS_A_DAY, plannedPlace } from "./plan-words.ts";

/** Why an institute is proposed; one or more per row, the weightiest first. */
const reason = z.discriminatedUnion("code", [
  z.object({
    code: z.literal("BELOW_MINIMUM"),
    category: z.enum(ISAS_CATEGORIES),
    minimum: z.number(),
    planned: z.number(),
  }),
  z.object({ code: z.literal("ONE_MORE"), category: z.enum(ISAS_CATEGORIES), minimum: z.number() }),
  z.object({ code: z.literal("NEVER_VISITED") }),
  z.object({ code: z.literal("LONG_AGO"), months: z.number() }),
  z.object({ code: z.literal("LOW_RATING"), rating: z.number() }),
  z.object({ code: z.literal("NEAR"), ...bilingualNames }),
  z.object({ code: z.literal("FILLS_MINIMUM") }),
]);
export type SuggestionReason = z.infer<typeof reason>;

const proposal = z.object({
  place: plannedPlace,
  visitDate: z.string(),
  kind: z.enum(MONITORING_KINDS),
  reasons: z.array(reason),
  /** Other days that would do as well. */
  otherDates: z.array(z.string()),
});
export type Proposal = z.infer<typeof proposal>;

export const suggestionCalls = defineCalls("planSuggestion", {
  suggest: defineCall({
    method: "GET",
    path: "/api/visit-calendar/plan/{id}/suggestion",
    summary:
      "A draft from need, spread over working days; changes nothing, and the same question gets the same answer",
    permission: "SUBMIT_VISIT_PLAN",
    jurisdiction: "own",
    mostPerMinute: 60,
    params: z.strictObject({ id: idText() }),
    query: z.strictObject({
      /** How many; left out, as many as the officer's minimum still needs. */
      visits: z.optional(wholeNumber(1, 366)),
      mostPerDay: z._default(wholeNumber(1, MOST_VISITS_A_DAY), 2),
      kind: z._default(z.enum(["GENERAL_MONITORING", "CLASSROOM_MONITORING", "BOTH"]), "BOTH"),
      /** Another draft of the same worth. */
      variant: z._default(wholeNumber(0, 99), 0),
    }),
    response: z.object({
      visits: z.number(),
      minimum: z.number(),
      proposals: z.array(proposal),
      /** Institutes that meet their minimum now, and would after accepting everything. */
      isas: z.array(
        z.object({
          category: z.enum(ISAS_CATEGORIES),
          institutes: z.number(),
          meeting: z.number(),
          meetingThen: z.number(),
        }),
      ),
      months: z.array(z.object({ now: z.number(), proposed: z.number() })),
    }),
  }),
});
