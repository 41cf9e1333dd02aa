import { sql } from "kysely";
import { ISAS_CATEGORIES, type IsasCategory } from "@shikkha/contract/institute-words.ts";
import { MONITORING_KINDS, type MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { Database } from "../../platform/db/database.ts";
import { type RowFilter, rowsOf } from "./plan-rows.reads.ts";

/** An officer's planned visits in numbers. */
export async function countPlanned(db: Database, personId: number, filter: RowFilter) {
  const { rows } = await sql<{
    kind: MonitoringKind;
    category: IsasCategory | null;
    visits: number;
    visited: number;
  }>`
    select r.kind, i.isas_category as category, count(*)::int as visits, count(r.visited_on)::int as visited
    from plan_row r join officer_plan o on o.id = r.officer_plan_id left join institute i on i.id = r.institute_id
    where ${rowsOf(personId, filter)} group by 1, 2`.execute(db);
  const { rows: days } = await sql<{ days: number }>`
    select count(distinct r.visit_date)::int as days from plan_row r join officer_plan o on o.id = r.officer_plan_id
    where ${rowsOf(personId, filter)}`.execute(db);
  const sum = (fits: (row: (typeof rows)[number]) => boolean, part: "visits" | "visited") =>
    rows.filter(fits).reduce((total, row) => total + row[part], 0);
  return {
    total: sum(() => true, "visits"),
    visited: sum(() => true, "visited"),
    days: days[0]?.days ?? 0,
    byKind: Object.fromEntries(
      MONITORING_KINDS.map((kind) => [kind, sum((row) => row.kind === kind, "visits")]),
    ) as Record<MonitoringKind, number>,
    byIsasCategory: Object.fromEntries(
      ISAS_CATEGORIES.map((one) => [one, sum((row) => row.category === one, "visits")]),
    ) as Record<IsasCategory, number>,
  };
}

const fate = sql<
  "ON_TIME" | "LATE" | "MISSED" | "TO_COME"
>`case when r.visited_on <= r.visit_date then 'ON_TIME'
  when r.visited_on is not null then 'LATE' when r.visit_date < `;

/** Each planned visit of a year with what became of it: on or before its day, later, not at all, or still to come. */
export async function listFates(db: Database, personId: number, filter: RowFilter, today: string) {
  const { rows } = await sql<{
    planDetailId: number;
    visitDate: string;
    visitedOn: string | null;
    status: "ON_TIME" | "LATE" | "MISSED" | "TO_COME";
  }>`
    select r.id as "planDetailId", r.visit_date as "visitDate", r.visited_on as "visitedOn",
      ${fate} ${today}::date then 'MISSED' else 'TO_COME' end as status
    from plan_row r join officer_plan o on o.id = r.officer_plan_id
    where ${rowsOf(personId, filter)} order by r.visit_date, r.id`.execute(db);
  return rows;
}

export interface IsasProgress {
  readonly category: IsasCategory;
  readonly minimum: number;
  readonly institutes: number;
  readonly meeting: number;
  readonly mine: number;
}

/** Institutes of a place that have their minimum by the plans of all officers, by category; and one officer's own part. */
export async function listIsasProgress(
  db: Database,
  { path, year, personId }: { path: string; year: number; personId: number },
): Promise<IsasProgress[]> {
  const { rows } = await sql<IsasProgress>`
    select c.category, coalesce((s.minimum_by_category ->> c.category)::int, 0) as minimum,
      coalesce(n.institutes, 0)::int as institutes, coalesce(n.meeting, 0)::int as meeting, coalesce(m.mine, 0)::int as mine
    from unnest(${[...ISAS_CATEGORIES]}::text[]) with ordinality c (category, position)
    join plan_session s on s.year = ${year}
    left join (
      select i.isas_category as category, count(*) as institutes,
        count(*) filter (where coalesce(y.planned, 0) >= (t.minimum_by_category ->> i.isas_category)::int) as meeting
      from institute i join plan_session t on t.year = ${year} left join institute_year y on y.year = ${year} and y.institute_id = i.id
      where i.path ~>=~ ${path} and i.path ~<~ ${`${path.slice(0, -1)}0`} group by 1
    ) n on n.category = c.category
    left join (
      select i.isas_category as category, count(*) as mine
      from plan_row r join officer_plan o on o.id = r.officer_plan_id join institute i on i.id = r.institute_id
      where o.person_id = ${personId} and o.year = ${year} group by 1
    ) m on m.category = c.category
    order by c.position`.execute(db);
  return rows;
}
