import * as z from "zod/mini";
import { INSTITUTE_TYPES } from "../institute-words.ts";
import { says } from "../kernel/field-message.ts";
import { id } from "../kernel/numbers.ts";

/** Whom a notice or a survey is for. OFFICERS and TEACHERS are groups of one type of user. */
export const RECEIVER_KINDS = [
  "ALL_USERS",
  "ALL_OFFICERS",
  "ALL_TEACHERS",
  "GROUP",
  "OFFICERS",
  "TEACHERS",
  "NAMED",
] as const;
export type ReceiverKind = (typeof RECEIVER_KINDS)[number];

/** The level whose places a group is chosen from: 1 the nation, 2 zones, 3 districts, 4 upazilas. */
export const COVERAGE_LEVELS = [1, 2, 3, 4] as const;
export type CoverageLevel = (typeof COVERAGE_LEVELS)[number];

export const MOST_NAMED = 500;
const MOST_PLACES = 600;

const none = says("অন্তত একজন প্রাপক যোগ করতে হবে", "You have to add at least one recipient");

const group = {
  coverageLevel: z.literal([...COVERAGE_LEVELS]),
  locationIds: z.array(id()).check(z.maxLength(MOST_PLACES)),
  designationIds: z.array(id()).check(z.maxLength(100)),
  instituteTypes: z.array(z.enum(INSTITUTE_TYPES)).check(z.maxLength(INSTITUTE_TYPES.length)),
};

/** A level below the nation without a place would mean everyone by accident. */
const placesFitLevel = z.refine<{
  readonly coverageLevel: CoverageLevel;
  readonly locationIds: readonly number[];
}>(({ coverageLevel, locationIds }) => (coverageLevel === 1) === (locationIds.length === 0), {
  path: ["locationIds"],
  error: says("অন্তত একটি স্থান বেছে নিন", "Choose at least one place"),
});

/** A rule, not a list: it is read as people when the notice goes out, inside the author's jurisdiction. */
export const receiverRule = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("ALL_USERS") }),
    z.strictObject({ kind: z.literal("ALL_OFFICERS") }),
    z.strictObject({ kind: z.literal("ALL_TEACHERS") }),
    z.strictObject({ kind: z.literal("GROUP"), ...group }).check(placesFitLevel),
    z.strictObject({ kind: z.literal("OFFICERS"), ...group }).check(placesFitLevel),
    z.strictObject({ kind: z.literal("TEACHERS"), ...group }).check(placesFitLevel),
    z.strictObject({
      kind: z.literal("NAMED"),
      personIds: z.array(id()).check(z.minLength(1, { error: none }), z.maxLength(MOST_NAMED)),
    }),
  ],
  { error: none },
);
export type ReceiverRule = z.infer<typeof receiverRule>;

/** How many people a rule reaches, who they are, and by which channels. */
export const receiverCount = z.object({
  people: z.number(),
  officers: z.number(),
  teachers: z.number(),
  others: z.number(),
  byChannel: z.object({ SMS: z.number(), EMAIL: z.number(), PUSH: z.number() }),
  byNone: z.number(),
});
export type ReceiverCount = z.infer<typeof receiverCount>;
