import * as z from "zod/mini";
import { INSTITUTE_TYPES, ISAS_CATEGORIES } from "../institute-words.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id } from "../kernel/numbers.ts";

/** How far an officer's plan of a year is. */
export const PLAN_STATUSES = ["DRAFT", "SUBMITTED", "REJECTED", "NEWJOINED"] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

export const MONITORING_KINDS = ["GENERAL_MONITORING", "CLASSROOM_MONITORING", "OFFICE"] as const;
export type MonitoringKind = (typeof MONITORING_KINDS)[number];

/** One officer's visits on one day. */
export const MOST_VISITS_A_DAY = 3;
/** Visits added in one go. */
export const MOST_VISITS_AT_ONCE = 400;
export const COMMENT_LIMIT = 1000;
export const NOTE_LIMIT = 500;
/** A returned plan can be submitted again for so many days, also after the deadline. */
export const DAYS_TO_CORRECT = 7;
/** Who joined after the deadline may submit for so many days. */
export const DAYS_FOR_NEWJOINED = 30;

export const planYear = z.number().check(z.int(), z.gte(2000), z.lte(2100));

export const officerName = {
  officerId: id(),
  ...bilingualNames,
  designationBangla: z.nullable(z.string()),
  designationEnglish: z.nullable(z.string()),
};

/** Where a planned visit goes: an institute with its category, or an office. */
export const plannedPlace = z.object({
  instituteId: z.nullable(id()),
  officeId: z.nullable(id()),
  eiin: z.nullable(z.string()),
  ...bilingualNames,
  type: z.nullable(z.enum(INSTITUTE_TYPES)),
  isasCategory: z.nullable(z.enum(ISAS_CATEGORIES)),
  upazilaNameBangla: z.nullable(z.string()),
  upazilaNameEnglish: z.nullable(z.string()),
  lastVisitOn: z.nullable(z.string()),
});
export type PlannedPlace = z.infer<typeof plannedPlace>;
