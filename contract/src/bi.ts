import * as z from "zod/mini";
import { INSTITUTE_TYPES, ISAS_CATEGORIES } from "./institute-words.ts";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { toAsciiDigits } from "./kernel/digits.ts";
import { says } from "./kernel/field-message.ts";
import { id, idText } from "./kernel/numbers.ts";
import { requiredText } from "./kernel/text.ts";
import { MONITORING_KINDS } from "./plans/plan-words.ts";

/** What is measured; a rate is a part of a whole, a rating a mean. */
export const MEASURES = [
  "COMPLETION_RATE",
  "DONE",
  "PLANNED",
  "ON_TIME_RATE",
  "LATE",
  "UNPLANNED",
  "RATING",
  "PEOPLE_PRESENCE",
  "STAFF_PRESENCE",
  "STUDENT_ATTENDANCE",
] as const;
export type Measure = (typeof MEASURES)[number];

/** How a measure is shown. */
export const MEASURE_FORMS: Readonly<Record<Measure, "PERCENT" | "COUNT" | "RATING">> = {
  COMPLETION_RATE: "PERCENT",
  DONE: "COUNT",
  PLANNED: "COUNT",
  ON_TIME_RATE: "PERCENT",
  LATE: "COUNT",
  UNPLANNED: "COUNT",
  RATING: "RATING",
  PEOPLE_PRESENCE: "PERCENT",
  STAFF_PRESENCE: "PERCENT",
  STUDENT_ATTENDANCE: "PERCENT",
};

export const BREAKDOWNS = [
  "PLACE",
  "MONTH",
  "KIND",
  "ISAS",
  "TYPE",
  "DESIGNATION",
  "QUESTION",
] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

/** A month on the wire: YYYY-MM, digits of either script. */
function month() {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => toAsciiDigits(text.trim())),
    ),
    z.string().check(
      z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/, {
        error: says("মাস বছর-মাস আকারে লিখুন", "Write a month as YYYY-MM"),
      }),
    ),
  );
}

export const exploreQuery = {
  measure: z._default(z.enum(MEASURES), "COMPLETION_RATE"),
  breakdown: z._default(z.enum(BREAKDOWNS), "PLACE"),
  fromMonth: month(),
  toMonth: month(),
  /** The period it is compared with. */
  thenFrom: z.optional(month()),
  thenTo: z.optional(month()),
  /** The place that is looked into; its parts are the rows of a breakdown by place. */
  placeId: z.optional(idText()),
  kind: z.optional(z.enum(MONITORING_KINDS)),
  isasCategory: z.optional(z.enum(ISAS_CATEGORIES)),
  type: z.optional(z.enum(INSTITUTE_TYPES)),
  designationId: z.optional(idText()),
};

const inOrder = z.refine<{ fromMonth: string; toMonth: string }>(
  ({ fromMonth, toMonth }) => fromMonth <= toMonth,
  {
    path: ["toMonth"],
    error: says("শেষ মাস শুরুর মাসের আগে হতে পারে না", "The last month cannot be before the first"),
  },
);

/** A value with what it is made of: part of a whole, or the sum and number of what a mean is of. */
const value = z.object({ value: z.nullable(z.number()), part: z.number(), whole: z.number() });
export type MeasuredValue = z.infer<typeof value>;

const row = z.object({
  /** What it stands for: the id of a place, a month, the name of a kind. */
  key: z.string(),
  /** Where the breakdown's values have names of their own; the others are named by the reader's language. */
  nameBangla: z.nullable(z.string()),
  nameEnglish: z.nullable(z.string()),
  now: value,
  before: z.nullable(value),
});
export type ExploredRow = z.infer<typeof row>;

export const explored = z.object({
  rows: z.array(row),
  total: z.object({ now: value, before: z.nullable(value) }),
  /** The level of the rows of a breakdown by place. */
  placeLevel: z.nullable(z.enum(["ZONE", "DISTRICT", "UPAZILLA"])),
});
export type Explored = z.infer<typeof explored>;

const savedView = z.object({
  id: id(),
  title: z.string(),
  address: z.string(),
  createdAt: z.string(),
});

export const biCalls = defineCalls("bi", {
  explore: defineCall({
    method: "GET",
    path: "/api/dashboard/bi/explore",
    summary: "A measure of monitoring, broken down and compared",
    permission: "VIEW_BI",
    jurisdiction: "scoped",
    query: z.strictObject(exploreQuery).check(inOrder),
    response: explored,
  }),
  districts: defineCall({
    method: "GET",
    path: "/api/dashboard/bi/districts",
    summary: "The same measure for every district of the jurisdiction, for the map",
    permission: "VIEW_BI",
    jurisdiction: "scoped",
    query: z.strictObject(exploreQuery).check(inOrder),
    response: z.array(row),
  }),
  views: defineCall({
    method: "GET",
    path: "/api/dashboard/bi/views",
    summary: "The caller's saved views",
    permission: "VIEW_BI",
    jurisdiction: "own",
    response: z.array(savedView),
  }),
  saveView: defineCall({
    method: "POST",
    path: "/api/dashboard/bi/views",
    summary: "Saves a view under a title",
    permission: "VIEW_BI",
    jurisdiction: "own",
    audit: auditAction("bi.saveView", "CREATE", "বিআই দৃশ্য সংরক্ষণ", "Saved a view"),
    body: z.strictObject({
      title: requiredText(128),
      /** The query of the screen's address, which holds the whole view. */
      address: z
        .string()
        .check(z.maxLength(1000), z.regex(/^\/[a-z-]+(\/[a-zA-Z]+)?(\?[^\s<>"]*)?$/)),
    }),
    response: savedView,
  }),
  removeView: defineCall({
    method: "POST",
    path: "/api/dashboard/bi/views/{id}/delete",
    summary: "Throws a saved view away",
    permission: "VIEW_BI",
    jurisdiction: "own",
    audit: auditAction("bi.removeView", "DELETE", "বিআই দৃশ্য মোছা", "Removed a view"),
    params: z.strictObject({ id: idText() }),
    response: z.object({ id: id() }),
  }),
});
