import * as z from "zod/mini";
import { INSTITUTE_TYPES } from "../institute-words.ts";
import { day, periodInOrder } from "../kernel/date-fields.ts";
import { toAsciiDigits } from "../kernel/digits.ts";
import { idText, wholeNumber } from "../kernel/numbers.ts";
import { MONITORING_KINDS, PLAN_STATUSES } from "../plans/plan-words.ts";

const MOST_PLACES = 600;

/** Several ids in one field of an address, with commas between them. */
function idList() {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): (string | number)[] =>
        toAsciiDigits(text)
          .split(",")
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    z.array(idText()).check(z.maxLength(MOST_PLACES)),
  );
}

/** What a report may be filtered by. Several places of a level are taken together; the levels narrow each other. */
export const reportFilter = {
  zoneId: z.optional(idList()),
  districtId: z.optional(idList()),
  upazilaId: z.optional(idList()),
  /** For reports of a plan year; the current one unless told otherwise. */
  planYear: z.optional(wholeNumber(2000, 2100)),
  /** For reports of a period; from the first of January to today unless told otherwise. */
  fromDate: z.optional(day()),
  toDate: z.optional(day()),
  designationId: z.optional(idText()),
  instituteType: z.optional(z.enum(INSTITUTE_TYPES)),
  status: z.optional(z.enum(PLAN_STATUSES)),
  /** Which form, for the report by question. */
  formType: z.optional(z.enum(MONITORING_KINDS)),
};

export const reportQuery = z.strictObject(reportFilter).check(periodInOrder);
export type ReportQuery = z.output<typeof reportQuery>;
