import { type Expression, sql, type SqlBool } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import type { VisitSummary } from "@shikkha/contract/visits/visit.ts";
import { KIND_OF, type VisitKind, visitKindOf } from "@shikkha/contract/visits/visit-words.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { inPlace } from "../locations/locations.lookup.ts";
import { countVisits, type VisitFilter } from "./visit-counts.reads.ts";
import { isAbout } from "./visit-search.reads.ts";
import { placeJoins, placeJson } from "./visit-place.reads.ts";

type Query = InputOf<typeof visitCalls.list>["query"];

interface Viewer {
  readonly scope: Scope;
  readonly personId: number;
}

/** Visits `v` of a kind that fit; `personId` asks for one's own, wherever they were. */
async function visitsIn(
  db: Database,
  { scope, personId }: Viewer,
  kind: VisitKind,
  filter: VisitFilter,
): Promise<Expression<SqlBool>> {
  const parts: Expression<SqlBool>[] = [
    sql`v.kind = ${KIND_OF[kind]}`,
    filter.whose === "MINE" ? sql`v.person_id = ${personId}` : within(scope, sql.ref("v.path")),
    inPlace(
      { zone: filter.zoneId, district: filter.districtId, upazila: filter.upazilaId },
      sql.ref("v.path"),
    ),
  ];
  if (filter.designationId !== undefined)
    parts.push(sql`v.designation_id = ${filter.designationId}`);
  if (filter.fromDate !== undefined) parts.push(sql`v.visit_date >= ${filter.fromDate}`);
  if (filter.toDate !== undefined) parts.push(sql`v.visit_date <= ${filter.toDate}`);
  if (filter.state !== undefined) parts.push(sql`v.state = ${filter.state}`);
  if (filter.timing !== undefined) parts.push(sql`v.timing = ${filter.timing}`);
  if (filter.searchParam) parts.push(await isAbout(db, filter.searchParam));
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

interface Row extends Omit<VisitSummary, "kind"> {
  readonly kind: MonitoringKind;
}

/** A presence as JSON; null where it was not asked. */
export function presenceJson(row: string, group: "people" | "staff") {
  const column = (part: string) => sql.ref(`${row}.${group}_${part}`);
  return sql`case when ${column("total")} is not null then jsonb_build_object('total', ${column("total")}, 'present', ${column("present")},
    'authorised', ${column("authorised")}, 'unauthorised', ${column("unauthorised")}) end`;
}

/** What every list and page says of a visit `v`, with its place, person `p`, designation `d` and class `c`. */
export const summaryColumns = sql`v.id, v.kind, ${placeJson} || jsonb_build_object('isasCategory', v.isas_category) as place,
  jsonb_build_object('officerId', p.id, 'nameBangla', p.name_bn, 'nameEnglish', p.name_en, 'designationBangla', d.name_bn, 'designationEnglish', d.name_en) as officer,
  v.visit_date as "visitDate", v.planned_date as "plannedDate", v.timing, v.state, v.version, v.rating,
  ${presenceJson("v", "people")} as people, ${presenceJson("v", "staff")} as staff,
  case when v.students_enrolled is not null then jsonb_build_object('enrolled', v.students_enrolled, 'girls', coalesce(v.students_girls, 0),
    'boys', coalesce(v.students_boys, 0)) end as students`;
export const summaryJoins = sql`join person p on p.id = v.person_id left join designation d on d.id = v.designation_id
  left join classroom_fact c on c.visit_id = v.id and v.kind = 'CLASSROOM_MONITORING'`;

export async function listVisits(
  viewer: Viewer,
  db: Database,
  kind: VisitKind,
  { page, size, ...filter }: Query,
): Promise<ResponseOf<typeof visitCalls.list>> {
  const where = await visitsIn(db, viewer, kind, filter);
  const [figures, { rows }] = await Promise.all([
    countVisits(db, where, { scope: viewer.scope, kind, filter }),
    sql<Row>`
      select ${summaryColumns}, case when c.visit_id is not null then
        jsonb_build_object('grade', c.grade, 'section', c.section, 'subject', c.subject, 'teacher', c.teacher_name) end as watched
      from (select * from visit v where ${where} order by v.visit_date desc, v.id desc limit ${size} offset ${page * size}) v
      ${placeJoins("v")} ${summaryJoins} order by v.visit_date desc, v.id desc`.execute(db),
  ]);
  const items = rows.map((row) => ({ ...row, kind: visitKindOf(row.kind) }));
  return { items, page, size, ...figures };
}
