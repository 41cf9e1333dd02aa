import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import { within } from "../../platform/access/within.ts";
import { inChosen } from "./chosen-places.reads.ts";
import type { Slice, Source } from "./report-definition.ts";

/** Where and who, as every list of visits shows it. */
export interface PlaceAndPerson {
  readonly eiin: string | null;
  readonly placeBn: string;
  readonly placeEn: string;
  readonly isasCategory: string | null;
  readonly upazilaBn: string | null;
  readonly upazilaEn: string | null;
  readonly districtBn: string | null;
  readonly districtEn: string | null;
  readonly officerBn: string;
  readonly officerEn: string;
  readonly designationBn: string | null;
  readonly designationEn: string | null;
  readonly phone: string | null;
}

/** The place of `t`, which has institute_id, office_id and path, and the person `p`. */
export const placeAndPerson = sql`i.eiin, coalesce(i.name_bn, f.name_bn) as "placeBn", coalesce(i.name_en, f.name_en) as "placeEn",
  t.isas_category as "isasCategory", u.name_bn as "upazilaBn", u.name_en as "upazilaEn", d.name_bn as "districtBn", d.name_en as "districtEn",
  p.name_bn as "officerBn", p.name_en as "officerEn", g.name_bn as "designationBn", g.name_en as "designationEn", p.phone`;

export const placeJoins = sql`left join institute i on i.id = t.institute_id left join office f on f.id = t.office_id
  left join location u on u.id = nullif(split_part(t.path, '/', 4), '')::bigint
  left join location d on d.id = nullif(split_part(t.path, '/', 3), '')::bigint
  left join designation g on g.id = t.designation_id`;

export interface VisitRow extends PlaceAndPerson {
  readonly visitDate: string;
  readonly plannedDate: string | null;
  readonly daysLate: number | null;
  readonly rating: number | null;
  readonly peopleTotal: number | null;
  readonly peoplePresent: number | null;
  readonly peopleAuthorised: number | null;
  readonly peopleUnauthorised: number | null;
  readonly staffTotal: number | null;
  readonly staffPresent: number | null;
  readonly staffAuthorised: number | null;
  readonly staffUnauthorised: number | null;
  readonly students: number | null;
  readonly teacher: string | null;
  readonly subject: string | null;
  readonly grade: number | null;
}

export interface VisitChoice {
  readonly kinds: readonly MonitoringKind[];
  readonly isLate?: boolean;
}

/** Visits `t` in the scope, the period and the filter. */
function visitsIn({ scope, filter }: Source, { kinds, isLate }: VisitChoice): Expression<SqlBool> {
  const path = sql.ref<string>("t.path");
  const parts: Expression<SqlBool>[] = [
    sql`t.kind = any(${[...kinds]}::text[])`,
    sql`t.visit_date between ${filter.fromDate} and ${filter.toDate}`,
    within(scope, path),
    inChosen(filter, path),
  ];
  if (isLate) parts.push(sql`t.timing = 'LATE'`);
  if (filter.designationId !== undefined)
    parts.push(sql`t.designation_id = ${filter.designationId}`);
  if (filter.instituteType !== undefined)
    parts.push(sql`t.institute_type = ${filter.instituteType}`);
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

export function cut(slice: Slice | undefined) {
  return slice ? sql`limit ${slice.limit} offset ${slice.offset}` : sql``;
}

/** The page is cut before anything is joined to it. */
export function visitRows(
  source: Source,
  choice: VisitChoice,
  slice: Slice | undefined,
): RawBuilder<VisitRow> {
  return sql<VisitRow>`
    select t.visit_date as "visitDate", t.planned_date as "plannedDate", t.visit_date - t.planned_date as "daysLate", t.rating::float8 as rating,
      t.people_total as "peopleTotal", t.people_present as "peoplePresent", t.people_authorised as "peopleAuthorised", t.people_unauthorised as "peopleUnauthorised",
      t.staff_total as "staffTotal", t.staff_present as "staffPresent", t.staff_authorised as "staffAuthorised", t.staff_unauthorised as "staffUnauthorised",
      coalesce(t.students_girls + t.students_boys, c.girls + c.boys) as students, c.teacher_name as teacher, c.subject, c.grade, ${placeAndPerson}
    from (select t.* from visit t where ${visitsIn(source, choice)} order by t.visit_date, t.id ${cut(slice)}) t
    join person p on p.id = t.person_id left join classroom_fact c on c.visit_id = t.id ${placeJoins}
    order by t.visit_date, t.id`;
}

export interface AbsenceSums {
  readonly visits: number;
  readonly peopleTotal: number;
  readonly peoplePresent: number;
  readonly peopleAuthorised: number;
  readonly peopleUnauthorised: number;
  readonly staffTotal: number;
  readonly staffPresent: number;
  readonly staffAuthorised: number;
  readonly staffUnauthorised: number;
}

/** How many visits there are, and everyone who was there or not, added up. */
export async function sumVisits(source: Source, choice: VisitChoice): Promise<AbsenceSums> {
  const sum = (column: string) => sql`coalesce(sum(${sql.ref(`t.${column}`)}), 0)::int`;
  const { rows } = await sql<AbsenceSums>`
    select count(*)::int as visits, ${sum("people_total")} as "peopleTotal", ${sum("people_present")} as "peoplePresent",
      ${sum("people_authorised")} as "peopleAuthorised", ${sum("people_unauthorised")} as "peopleUnauthorised",
      ${sum("staff_total")} as "staffTotal", ${sum("staff_present")} as "staffPresent",
      ${sum("staff_authorised")} as "staffAuthorised", ${sum("staff_unauthorised")} as "staffUnauthorised"
    from visit t where ${visitsIn(source, choice)}`.execute(source.db);
  const [row] = rows;
  if (!row) throw new Error("A sum gave no row");
  return row;
}
