import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type { MonitoringKind, PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import { within } from "../../platform/access/within.ts";
import { inChosen } from "./chosen-places.reads.ts";
import type { Slice, Source } from "./report-definition.ts";
import { cut, type PlaceAndPerson, placeAndPerson, placeJoins } from "./visit-rows.reads.ts";

export interface PlannedRow extends PlaceAndPerson {
  readonly plannedDate: string;
  readonly visitedOn: string | null;
  readonly kind: MonitoringKind;
  readonly status: PlanStatus;
  /** Days since the planned date, of a visit that was not carried out. */
  readonly daysOver: number | null;
}

export interface PlannedChoice {
  /** Only those whose day has passed without a visit. */
  readonly isOverdue?: boolean;
}

/** Planned visits `t` of institutes in the scope, the period and the filter. */
function plannedIn({ scope, filter }: Source, { isOverdue }: PlannedChoice): Expression<SqlBool> {
  const path = sql.ref<string>("t.path");
  const parts: Expression<SqlBool>[] = [
    sql`t.kind <> 'OFFICE'`,
    sql`t.visit_date between ${filter.fromDate} and ${filter.toDate}`,
    within(scope, path),
    inChosen(filter, path),
  ];
  if (isOverdue) parts.push(sql`t.visit_id is null and t.visit_date < ${filter.today}`);
  if (filter.designationId !== undefined)
    parts.push(sql`t.designation_id = ${filter.designationId}`);
  if (filter.instituteType !== undefined)
    parts.push(sql`t.institute_type = ${filter.instituteType}`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

export function plannedRows(
  source: Source,
  choice: PlannedChoice,
  slice: Slice | undefined,
): RawBuilder<PlannedRow> {
  const { today } = source.filter;
  return sql<PlannedRow>`
    select t.visit_date as "plannedDate", t.visited_on as "visitedOn", t.kind, o.status, ${placeAndPerson},
      case when t.visit_id is null and t.visit_date < ${today} then ${today}::date - t.visit_date end as "daysOver"
    from (select t.* from plan_row t where ${plannedIn(source, choice)} order by t.visit_date, t.id ${cut(slice)}) t
    join officer_plan o on o.id = t.officer_plan_id join person p on p.id = o.person_id ${placeJoins}
    order by t.visit_date, t.id`;
}

export async function countPlanned(source: Source, choice: PlannedChoice): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from plan_row t where ${plannedIn(source, choice)}`.execute(
    source.db,
  );
  return rows[0]?.total ?? 0;
}
