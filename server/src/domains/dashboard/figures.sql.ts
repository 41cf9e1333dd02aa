import { type Expression, sql, type SqlBool } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { within } from "../../platform/access/within.ts";

export interface Figures {
  readonly totalPlans: number;
  readonly totalMonitoring: number;
  readonly averageRating: number | null;
}

export interface Progress extends Figures {
  readonly fulfilled: number;
  readonly late: number;
  readonly unplanned: number;
}

/** Sums of the kept figures `r`; the caller joins and groups them. */
export const figureSums = sql`coalesce(sum(r.planned), 0)::int as "totalPlans", coalesce(sum(r.done), 0)::int as "totalMonitoring",
  round(sum(r.rating_sum) / nullif(sum(r.rating_count), 0), 1) as "averageRating"`;
export const progressSums = sql`${figureSums}, coalesce(sum(r.fulfilled), 0)::int as fulfilled, coalesce(sum(r.late), 0)::int as late,
  coalesce(sum(r.unplanned), 0)::int as unplanned`;
/** An average with what it is an average of. */
export const ratingSums = sql`round(sum(r.rating_sum) / nullif(sum(r.rating_count), 0), 1) as "averageRating",
  coalesce(sum(r.rating_count), 0)::int as count`;

/** Months `r` of a year in the scope. */
export function monthsOf(scope: Scope, year: number): Expression<SqlBool> {
  return sql<SqlBool>`(r.month between make_date(${year}, 1, 1) and make_date(${year}, 12, 1) and ${within(scope, sql.ref("r.path"))})`;
}
