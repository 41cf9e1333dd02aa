import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { IsasCategory } from "@shikkha/contract/institute-words.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { monthsOf, type Progress, progressSums, ratingSums } from "./figures.sql.ts";

type Country = ResponseOf<typeof dashboardCalls.country>;

interface Rated {
  readonly averageRating: number | null;
  readonly count: number;
}

export async function readCountry(
  scope: Scope,
  db: Database,
  planYear: number,
  { today, now }: { today: string; now: Date },
): Promise<Country> {
  const [totals, field, before] = await Promise.all([
    sql<Progress>`select ${progressSums} from rollup_month r where ${monthsOf(scope, planYear)}`.execute(
      db,
    ),
    sql<{ done: number; officers: number }>`
      select count(*)::int as done, count(distinct v.person_id)::int as officers from visit v
      where v.visit_date = ${today} and ${within(scope, sql.ref("v.path"))}`.execute(db),
    sql<Country["before"]>`
      select coalesce(sum(r.planned), 0)::int as "totalPlans", coalesce(sum(r.done), 0)::int as "totalMonitoring"
      from rollup_month r where ${monthsOf(scope, planYear - 1)} and extract(month from r.month) <= ${Number(today.slice(5, 7))}`.execute(
      db,
    ),
  ]);
  const [sums] = totals.rows;
  const [out] = field.rows;
  const [then] = before.rows;
  if (!sums || !out || !then) throw new Error("An aggregate gave no row");
  return {
    planYear,
    ...sums,
    todayMonitoring: out.done,
    officersToday: out.officers,
    before: then,
    updatedAt: now.toISOString(),
  };
}

export async function listMonths(
  scope: Scope,
  db: Database,
  planYear: number,
): Promise<ResponseOf<typeof dashboardCalls.months>> {
  const { rows } = await sql<ResponseOf<typeof dashboardCalls.months>[number]>`
    select m.month, coalesce(sum(r.planned), 0)::int as planned, coalesce(sum(r.fulfilled), 0)::int as fulfilled, coalesce(sum(r.done), 0)::int as done
    from generate_series(1, 12) m (month)
    left join rollup_month r on r.month = make_date(${planYear}, m.month, 1) and ${within(scope, sql.ref("r.path"))}
    group by 1 order by 1`.execute(db);
  return rows;
}

export async function listClassroomRatings(scope: Scope, db: Database, planYear: number) {
  const { rows } = await sql<Rated & { month: number | null }>`
    select extract(month from r.month)::int as month, ${ratingSums} from rollup_month r
    where ${monthsOf(scope, planYear)} and r.kind = 'CLASSROOM_MONITORING' group by rollup (1) order by 1 nulls last`.execute(
    db,
  );
  return splitTotal(
    rows,
    (row) => row.month,
    (month, rated) => ({ month, ...rated }),
    "months",
  );
}

export async function listKindRatings(scope: Scope, db: Database, planYear: number) {
  const { rows } = await sql<Rated & { kind: MonitoringKind | null }>`
    select r.kind, ${ratingSums} from rollup_month r where ${monthsOf(scope, planYear)} group by rollup (1) order by 1 nulls last`.execute(
    db,
  );
  return splitTotal(
    rows,
    (row) => row.kind,
    (kind, rated) => ({ kind, ...rated }),
    "kinds",
  );
}

export async function listIsasRatings(
  scope: Scope,
  db: Database,
  planYear: number,
): Promise<(Rated & { isasCategory: IsasCategory })[]> {
  // Breakdowns are kept by district: an upazila's own are summed from its days.
  const isUpazila = scope.level === "UPAZILLA";
  const { rows } = isUpazila
    ? await sql<Rated & { isasCategory: IsasCategory }>`
        select r.isas_category as "isasCategory", ${ratingSums} from rollup_day r
        where r.day between make_date(${planYear}, 1, 1) and make_date(${planYear}, 12, 31) and ${within(scope, sql.ref("r.path"))}
          and r.isas_category is not null group by 1 order by 1`.execute(db)
    : await sql<Rated & { isasCategory: IsasCategory }>`
        select r.value as "isasCategory", ${ratingSums} from rollup_group r
        where r.dimension = 'ISAS' and r.value <> '' and ${monthsOf(scope, planYear)} group by 1 order by 1`.execute(
        db,
      );
  return rows;
}

/** The row without a key is the total of the others. */
function splitTotal<Row extends Rated, Key, Item, Name extends string>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | null,
  itemOf: (key: Key, rated: Rated) => Item,
  name: Name,
) {
  const ratedOf = ({ averageRating, count }: Rated) => ({ averageRating, count });
  const total = rows.find((row) => keyOf(row) === null);
  const items = rows.flatMap((row) => {
    const key = keyOf(row);
    return key === null ? [] : [itemOf(key, ratedOf(row))];
  });
  return {
    ...(total ? ratedOf(total) : { averageRating: null, count: 0 }),
    [name]: items,
  } as Rated & Record<Name, Item[]>;
}
