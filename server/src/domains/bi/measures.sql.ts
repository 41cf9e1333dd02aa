import { type RawBuilder, sql } from "kysely";
import type { Measure } from "@shikkha/contract/bi.ts";

interface Parts {
  readonly part: RawBuilder<number>;
  /** Undefined where the part is the value. */
  readonly whole?: RawBuilder<number>;
}

const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(`r.${column}`)}), 0)`;

/** What each measure is made of, over rows `r` of the kept figures. */
export const MEASURED: Readonly<Record<Measure, Parts>> = {
  COMPLETION_RATE: { part: sum("fulfilled"), whole: sum("planned") },
  DONE: { part: sum("done") },
  PLANNED: { part: sum("planned") },
  ON_TIME_RATE: {
    part: sql<number>`coalesce(sum(r.done - r.late - r.unplanned), 0)`,
    whole: sql<number>`coalesce(sum(r.done - r.unplanned), 0)`,
  },
  LATE: { part: sum("late") },
  UNPLANNED: { part: sum("unplanned") },
  RATING: { part: sum("rating_sum"), whole: sum("rating_count") },
  PEOPLE_PRESENCE: { part: sum("people_present"), whole: sum("people_total") },
  STAFF_PRESENCE: { part: sum("staff_present"), whole: sum("staff_total") },
  STUDENT_ATTENDANCE: { part: sum("students_present"), whole: sum("students_enrolled") },
};
