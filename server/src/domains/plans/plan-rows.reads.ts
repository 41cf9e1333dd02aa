import { type Expression, sql, type SqlBool } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import type { MonitoringKind, PlannedPlace } from "@shikkha/contract/plans/plan-words.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";

/** A place as JSON, of an institute `i` or an office `f`, with the upazila `u` and what is known from visits `v`. */
export const placeJson = sql<PlannedPlace>`jsonb_build_object(
  'instituteId', i.id, 'officeId', f.id, 'eiin', i.eiin, 'nameBangla', coalesce(i.name_bn, f.name_bn), 'nameEnglish', coalesce(i.name_en, f.name_en),
  'type', i.type, 'isasCategory', i.isas_category, 'upazilaNameBangla', u.name_bn, 'upazilaNameEnglish', u.name_en, 'lastVisitOn', v.last_visit_on)`;

/** The joins the place needs; `row` has institute_id and office_id. */
export function placeJoins(row: string) {
  const from = sql.ref(row);
  return sql`left join institute i on i.id = ${from}.institute_id left join office f on f.id = ${from}.office_id
    left join location u on u.id = i.upazila_id left join institute_standing v on v.institute_id = i.id`;
}

export interface RowFilter {
  /** Of someone else, only the plans that count in the reader's jurisdiction; undefined for one's own. */
  readonly seenFrom?: Scope | undefined;
  readonly planSessionId?: number | undefined;
  readonly planYear?: number | undefined;
  readonly visitDate?: string | undefined;
  readonly fromVisitDate?: string | undefined;
  readonly toVisitDate?: string | undefined;
  readonly instituteId?: number | undefined;
}

/** The WHERE of an officer's rows `r` of plans `o`. */
export function rowsOf(personId: number, filter: RowFilter): Expression<SqlBool> {
  const parts = [sql<SqlBool>`o.person_id = ${personId}`];
  if (filter.seenFrom !== undefined) parts.push(sql`${within(filter.seenFrom, sql.ref("o.path"))}`);
  if (filter.planYear !== undefined) parts.push(sql`o.year = ${filter.planYear}`);
  if (filter.planSessionId !== undefined)
    parts.push(sql`o.year = (select year from plan_session where id = ${filter.planSessionId})`);
  if (filter.visitDate !== undefined) parts.push(sql`r.visit_date = ${filter.visitDate}`);
  if (filter.fromVisitDate !== undefined) parts.push(sql`r.visit_date >= ${filter.fromVisitDate}`);
  if (filter.toVisitDate !== undefined) parts.push(sql`r.visit_date <= ${filter.toVisitDate}`);
  if (filter.instituteId !== undefined) parts.push(sql`r.institute_id = ${filter.instituteId}`);
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

/** Planned visits with what they were when the plan was returned, in the order of their days. */
export async function listRows(
  db: Database,
  personId: number,
  filter: RowFilter & { readonly rowId?: number },
): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select r.id, ${placeJson} as place, r.visit_date as "visitDate", r.kind, r.visited_on as "visitedOn", r.marked, r.note,
      case when o.returned_at is null then 'SAME' when b.plan_row_id is null then 'ADDED'
        when ${isChanged} then 'CHANGED' else 'SAME' end as change,
      case when ${isChanged} then former.shown end as former
    from plan_row r join officer_plan o on o.id = r.officer_plan_id ${placeJoins("r")}
    left join returned_plan_row b on b.officer_plan_id = o.id and b.plan_row_id = r.id
    left join lateral (
      select jsonb_build_object('place', ${placeJson}, 'visitDate', b.visit_date, 'kind', b.kind) as shown
      from (select b.institute_id, b.office_id) w ${placeJoins("w")}
    ) former on b.plan_row_id is not null
    where ${rowsOf(personId, filter)} ${filter.rowId === undefined ? sql`` : sql`and r.id = ${filter.rowId}`}
    order by r.visit_date, r.id`.execute(db);
  return rows;
}

/** A row `r` is no longer what it was when the plan was returned, `b`. */
export const differs = sql`((b.institute_id, b.office_id, b.visit_date, b.kind) is distinct from (r.institute_id, r.office_id, r.visit_date, r.kind))`;
const isChanged = sql`(b.plan_row_id is not null and ${differs})`;

export interface OwnRow {
  readonly id: number;
  readonly planId: number;
  readonly year: number;
  readonly instituteId: number | null;
  readonly officeId: number | null;
  readonly visitDate: string;
  readonly kind: MonitoringKind;
  readonly visitedOn: string | null;
}

export async function findOwnRow(
  db: Database,
  personId: number,
  rowId: number,
): Promise<OwnRow | undefined> {
  return db
    .selectFrom("plan_row as r")
    .innerJoin("officer_plan as o", "o.id", "r.officer_plan_id")
    .select(["r.id", "o.id as planId", "r.year", "r.institute_id as instituteId"])
    .select(["r.office_id as officeId", "r.visit_date as visitDate", "r.visited_on as visitedOn"])
    .select(sql<MonitoringKind>`r.kind`.as("kind"))
    .where("r.id", "=", rowId)
    .where("o.person_id", "=", personId)
    .executeTakeFirst();
}
