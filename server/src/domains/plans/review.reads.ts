import { type Expression, sql, type SqlBool } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { Page } from "@shikkha/contract/kernel/paging.ts";
import type { PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import type { PlaceCounts, Submission, SubmissionCounts } from "@shikkha/contract/plans/review.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";
import { inPlace } from "../locations/locations.lookup.ts";

export interface SubmissionFilter {
  readonly planYear: number;
  readonly zoneId?: number | undefined;
  readonly districtId?: number | undefined;
  readonly upazilaId?: number | undefined;
  readonly designationId?: number | undefined;
  readonly status?: PlanStatus | undefined;
  readonly searchParam?: string | undefined;
  /** Several places at once, as reports ask for them. */
  readonly inPlaces?: ((path: Expression<string | null>) => Expression<SqlBool>) | undefined;
}

/** Plans `y` of a year with their officers `p`, in the scope and the filter: the source of every list and count. */
export function submissionsIn(scope: Scope, filter: SubmissionFilter) {
  const { planYear, zoneId, districtId, upazilaId, designationId, status, searchParam } = filter;
  const path = sql.ref<string>("y.path");
  const parts: Expression<SqlBool>[] = [
    sql`y.year = ${planYear}`,
    within(scope, path),
    inPlace({ zone: zoneId, district: districtId, upazila: upazilaId }, path),
  ];
  if (designationId !== undefined) parts.push(sql`p.designation_id = ${designationId}`);
  if (status !== undefined) parts.push(sql`y.status = ${status}`);
  if (filter.inPlaces) parts.push(filter.inPlaces(path));
  if (searchParam) parts.push(holdsWords(sql.ref("p.search_key"), searchParam));
  return sql`yearly_plan y join person p on p.id = y.person_id where ${sql.join(parts, sql` and `)}`;
}

const counted = sql`count(*)::int as total, count(*) filter (where y.status = 'SUBMITTED')::int as submitted,
  count(*) filter (where y.status = 'DRAFT')::int as draft, count(*) filter (where y.status = 'REJECTED')::int as rejected,
  count(*) filter (where y.status = 'NEWJOINED')::int as "newJoined"`;

export async function countSubmissions(
  scope: Scope,
  db: Database,
  filter: SubmissionFilter,
): Promise<SubmissionCounts & { readonly submittedLastWeek: number }> {
  const { rows } = await sql<SubmissionCounts & { submittedLastWeek: number }>`
    select ${counted}, count(*) filter (where y.status = 'SUBMITTED' and y.submitted_at > now() - interval '7 days')::int as "submittedLastWeek"
    from ${submissionsIn(scope, filter)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A count gave no row");
  return row;
}

export type PlaceLevel = "ZONE" | "DISTRICT" | "UPAZILLA";
const SEGMENT: Record<PlaceLevel, number> = { ZONE: 2, DISTRICT: 3, UPAZILLA: 4 };

/** By the places of a level; officers of a higher office stand in the sum above, in no row here. */
export async function countByPlace(
  scope: Scope,
  db: Database,
  filter: SubmissionFilter,
  level: PlaceLevel,
): Promise<PlaceCounts[]> {
  const { rows } = await sql<PlaceCounts>`
    select l.id, l.name_bn as "nameBangla", l.name_en as "nameEnglish", c.total, c.submitted, c.draft, c.rejected, c."newJoined"
    from (select nullif(split_part(y.path, '/', ${SEGMENT[level]}), '')::bigint as id, ${counted}
      from ${submissionsIn(scope, filter)} group by 1) c
    join location l on l.id = c.id order by l.name_bn collate bengali, l.id`.execute(db);
  return rows;
}

export async function countByDesignation(
  scope: Scope,
  db: Database,
  filter: SubmissionFilter,
): Promise<PlaceCounts[]> {
  const { rows } = await sql<PlaceCounts>`
    select g.id, g.name_bn as "nameBangla", g.name_en as "nameEnglish", c.total, c.submitted, c.draft, c.rejected, c."newJoined"
    from (select p.designation_id as id, ${counted} from ${submissionsIn(scope, filter)} group by 1) c
    join designation g on g.id = c.id order by g.sort_order, g.id`.execute(db);
  return rows;
}

const listed = sql`p.id as "officerId", p.name_bn as "nameBangla", p.name_en as "nameEnglish", p.pds_number as "pdsNumber",
  g.name_bn as "designationBangla", g.name_en as "designationEnglish", coalesce(f.name_bn, i.name_bn) as "workplaceBangla",
  coalesce(f.name_en, i.name_en) as "workplaceEnglish", y.status, coalesce(r.visits, 0)::int as visits, y.minimum_visits as "minimumVisits",
  to_char(y.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt",
  to_char(y.returned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "returnedAt", y.comment, coalesce(r.marked, 0)::int as marked`;

/** Those who submitted last first, then the others by name. */
const inOrder = sql`y.submitted_at desc nulls last, p.name_bn collate bengali, p.id`;

/** The page is cut before anything is joined or counted for it. */
export function submissionRows(scope: Scope, filter: SubmissionFilter, limit: Expression<unknown>) {
  return sql<Submission>`
    select ${listed}
    from (select y.* from ${submissionsIn(scope, filter)} order by ${inOrder} ${limit}) y
    join person p on p.id = y.person_id left join designation g on g.id = p.designation_id
    left join duty d on d.person_id = p.id and d.kind = 'PRIMARY' left join office f on f.id = d.office_id left join institute i on i.id = d.institute_id
    left join lateral (select count(*) as visits, count(*) filter (where marked) as marked from plan_row where officer_plan_id = y.plan_id) r on true
    order by ${inOrder}`;
}

export async function listSubmissions(
  scope: Scope,
  db: Database,
  { page, size, ...filter }: SubmissionFilter & { readonly page: number; readonly size: number },
): Promise<Page<Submission>> {
  const [{ total }, { rows }] = await Promise.all([
    countSubmissions(scope, db, filter),
    submissionRows(scope, filter, sql`limit ${size} offset ${page * size}`).execute(db),
  ]);
  return { items: rows, page, size, total };
}

/** All of them, for a file. */
export async function listAllSubmissions(
  scope: Scope,
  db: Database,
  filter: SubmissionFilter,
): Promise<Submission[]> {
  return (await submissionRows(scope, filter, sql``).execute(db)).rows;
}
