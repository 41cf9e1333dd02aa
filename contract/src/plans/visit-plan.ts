import * as z from "zod/mini";
import { ISAS_CATEGORIES } from "../institute-words.ts";
import { day } from "../kernel/date-fields.ts";
import { says } from "../kernel/field-message.ts";
import { id } from "../kernel/numbers.ts";
import { VISIT_REFUSALS, type VisitRefusal } from "./plan-errors.ts";
import {
  MONITORING_KINDS,
  MOST_VISITS_AT_ONCE,
  officerName,
  PLAN_STATUSES,
  plannedPlace,
} from "./plan-words.ts";

const wish = z.strictObject({
  instituteId: z.optional(id()),
  officeId: z.optional(id()),
  visitDate: day(),
  kind: z.enum(MONITORING_KINDS),
  /** The officer has seen that the day is a weekly holiday. */
  confirmed: z._default(z.boolean(), false),
});

const onePlace = z.refine<z.output<typeof wish>>(
  ({ instituteId, officeId, kind }) =>
    kind === "OFFICE"
      ? officeId !== undefined && instituteId === undefined
      : instituteId !== undefined && officeId === undefined,
  {
    path: ["instituteId"],
    error: says(
      "পরিদর্শনের ধরন অনুযায়ী একটি প্রতিষ্ঠান বা একটি কার্যালয় বেছে নিন",
      "Choose one institute, or one office for an office visit",
    ),
  },
);

/** A visit to plan: a place, a day, a kind. */
export const visitWish = wish.check(onePlace);
export type VisitWish = z.output<typeof visitWish>;

export const visitWishes = z.strictObject({
  visits: z.array(visitWish).check(z.minLength(1), z.maxLength(MOST_VISITS_AT_ONCE)),
});

const placedRow = { place: plannedPlace, visitDate: z.string(), kind: z.enum(MONITORING_KINDS) };

/** What a row was when the plan was returned; null where it is as it was, or the plan was never returned. */
const formerRow = z.object({
  place: plannedPlace,
  visitDate: z.string(),
  kind: z.enum(MONITORING_KINDS),
});

export const planRow = z.object({
  id: id(),
  ...placedRow,
  visitedOn: z.nullable(z.string()),
  /** The supervisor asks for this one to be corrected. */
  marked: z.boolean(),
  note: z.nullable(z.string()),
  change: z.enum(["SAME", "CHANGED", "ADDED"]),
  former: z.nullable(formerRow),
});
export type PlanRow = z.infer<typeof planRow>;

export const checkedVisit = z.object({
  refusal: z.nullable(z.enum(Object.keys(VISIT_REFUSALS) as [VisitRefusal, ...VisitRefusal[]])),
  message: z.nullable(z.string()),
  /** Others who plan the same place on that day: told, not refused. */
  others: z.array(z.object(officerName)),
});
export type CheckedVisit = z.infer<typeof checkedVisit>;

export const officerPlan = z.object({
  officer: z.object({
    ...officerName,
    pdsNumber: z.nullable(z.string()),
    workplaceBangla: z.nullable(z.string()),
    workplaceEnglish: z.nullable(z.string()),
  }),
  session: z.object({
    id: id(),
    year: z.number(),
    deadline: z.string(),
    minimumVisits: z.number(),
    isOngoing: z.boolean(),
  }),
  status: z.enum(PLAN_STATUSES),
  version: z.number(),
  /** The last day on which this plan can still be submitted. */
  lastDay: z.string(),
  /** Whether visits can be added, changed and removed, and the plan submitted, today. */
  isOpen: z.boolean(),
  isOwn: z.boolean(),
  /** Whether the caller may send it back now. */
  canReturn: z.boolean(),
  changedAt: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
  returned: z.nullable(
    z.object({
      at: z.string(),
      comment: z.string(),
      answer: z.nullable(z.string()),
      by: z.object(officerName),
      marked: z.number(),
      corrected: z.number(),
      /** Rows that were there when it was returned and are gone. */
      removed: z.array(
        z.object({ ...formerRow.shape, marked: z.boolean(), note: z.nullable(z.string()) }),
      ),
    }),
  ),
  visits: z.number(),
  holidayVisits: z.number(),
  days: z.array(
    z.object({ date: z.string(), visits: z.number(), marked: z.number(), corrected: z.number() }),
  ),
  /** Institutes of the officer's place that meet their minimum by the plans of all officers, and the officer's own visits. */
  isas: z.array(
    z.object({
      category: z.enum(ISAS_CATEGORIES),
      minimum: z.number(),
      institutes: z.number(),
      meeting: z.number(),
      mine: z.number(),
    }),
  ),
});
export type OfficerPlan = z.infer<typeof officerPlan>;
