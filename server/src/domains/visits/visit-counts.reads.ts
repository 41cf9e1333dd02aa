import { type Expression, sql, type SqlBool } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { KIND_OF, type VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { inPlace } from "../locations/locations.lookup.ts";

export type VisitFilter = Omit<InputOf<typeof visitCalls.list>["query"], "page" | "size">;

interface Figures {
  readonly total: number;
  readonly averageRating: number | null;
  readonly onTime: number;
}

interface Asked {
  readonly scope: Scope;
  readonly kind: VisitKind;
  readonly filter: VisitFilter;
}

/** From the kept figures where they know the answer: counting a million visits for a page of fifty would be the page's price. */
export async function countVisits(
  db: Database,
  where: Expression<SqlBool>,
  asked: Asked,
): Promise<Figures> {
  const { filter } = asked;
  const needsVisits =
    filter.whose === "MINE" || filter.searchParam || filter.state || filter.timing;
  const counting = needsVisits
    ? sql<Figures>`
        select count(*)::int as total, round(avg(v.rating), 1) as "averageRating", (count(*) filter (where v.timing = 'ON_TIME'))::int as "onTime"
        from visit v where ${where}`
    : sql<Figures>`
        select coalesce(sum(r.done), 0)::int as total, round(sum(r.rating_sum) / nullif(sum(r.rating_count), 0), 1) as "averageRating",
          coalesce(sum(r.done - r.late - r.unplanned), 0)::int as "onTime"
        from ${figuresIn(asked)}`;
  const { rows } = await counting.execute(db);
  return rows[0] ?? { total: 0, averageRating: null, onTime: 0 };
}

/** Months where only whole ones are asked for, of whatever designation; else days, of which there are a hundred times more. */
function figuresIn({ scope, kind, filter }: Asked) {
  const { zoneId: zone, districtId: district, upazilaId: upazila, designationId } = filter;
  const { fromDate, toDate } = filter;
  const byMonth =
    designationId === undefined &&
    (fromDate === undefined || isFirstOfMonth(fromDate)) &&
    (toDate === undefined || isLastOfMonth(toDate));
  const day = byMonth ? sql`r.month` : sql`r.day`;
  const parts: Expression<SqlBool>[] = [
    sql`r.kind = ${KIND_OF[kind]}`,
    within(scope, sql.ref("r.path")),
    inPlace({ zone, district, upazila }, sql.ref("r.path")),
  ];
  if (designationId !== undefined) parts.push(sql`r.designation_id = ${designationId}`);
  if (fromDate !== undefined) parts.push(sql`${day} >= ${fromDate}`);
  if (toDate !== undefined) parts.push(sql`${day} <= ${toDate}`);
  return sql`${byMonth ? sql`rollup_month r` : sql`rollup_day r`} where ${sql.join(parts, sql` and `)}`;
}

const DAY = 86_400_000;
const isFirstOfMonth = (day: string) => day.endsWith("-01");
const isLastOfMonth = (day: string) => new Date(Date.parse(day) + DAY).getUTCDate() === 1;
