import { type Expression, sql, type SqlBool } from "kysely";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import { within } from "../../platform/access/within.ts";
import type { FiguresAt, PlaceLevel, PlaceNames } from "./place-summary.rules.ts";
import { inChosen } from "./chosen-places.reads.ts";
import type { Source } from "./report-definition.ts";

/** The places of a level in the scope and the filter, with the place above. */
export async function listPlaces(
  { scope, db, filter }: Source,
  level: PlaceLevel,
): Promise<PlaceNames[]> {
  const path = sql.ref<string>("l.path");
  const { rows } = await sql<PlaceNames>`
    select l.id, l.name_bn as bn, l.name_en as en, a.id as "parentId", a.name_bn as "parentBn", a.name_en as "parentEn"
    from location l join location a on a.id = l.parent_id
    where l.type = ${level} and ${within(scope, path)} and ${inChosen(filter, path)}
    order by a.name_bn collate bengali, a.id, l.name_bn collate bengali, l.id`.execute(db);
  return rows;
}

/** Which part of a path names the place of a level. */
const PART: Record<PlaceLevel, number> = { DISTRICT: 3, UPAZILLA: 4 };

function placeIds(level: PlaceLevel) {
  const part = (number: number) =>
    sql`nullif(split_part(t.path, '/', ${sql.lit(number)}), '')::bigint`;
  return sql`${part(PART[level] - 1)} as "parentId", ${part(PART[level])} as id`;
}

function reached({ scope, filter }: Source): Expression<SqlBool> {
  const path = sql.ref<string>("t.path");
  return sql<SqlBool>`(${within(scope, path)} and ${inChosen(filter, path)})`;
}

/** What was planned for and carried out in the period, from the sums the database keeps. */
export async function listMonitoring(
  source: Source,
  level: PlaceLevel,
  kinds: readonly MonitoringKind[],
): Promise<FiguresAt[]> {
  const { fromDate, toDate, instituteType, designationId } = source.filter;
  const { rows } = await sql<FiguresAt>`
    select ${placeIds(level)}, sum(planned)::int as planned, sum(fulfilled)::int as fulfilled, sum(done)::int as done,
      sum(late)::int as late, sum(unplanned)::int as unplanned, sum(rating_sum)::float8 as "ratingSum", sum(rating_count)::int as "ratingCount",
      coalesce(sum(done) filter (where kind = 'GENERAL_MONITORING'), 0)::int as general,
      coalesce(sum(done) filter (where kind = 'CLASSROOM_MONITORING'), 0)::int as classroom,
      coalesce(sum(done) filter (where kind = 'OFFICE'), 0)::int as office
    from rollup_day t
    where day between ${fromDate} and ${toDate} and kind = any(${[...kinds]}::text[]) and ${reached(source)}
      and (${instituteType ?? null}::text is null or institute_type = ${instituteType ?? null})
      and (${designationId ?? null}::bigint is null or designation_id = ${designationId ?? null})
    group by 1, 2`.execute(source.db);
  return rows;
}

/** Officers who planned visits in the years of the period, by their own place. */
export async function listOfficerCounts(source: Source, level: PlaceLevel): Promise<FiguresAt[]> {
  const { fromDate, toDate, designationId } = source.filter;
  const { rows } = await sql<FiguresAt>`
    select ${placeIds(level)}, count(distinct t.person_id)::int as officers
    from officer_plan t join person p on p.id = t.person_id
    where t.year between ${Number(fromDate.slice(0, 4))} and ${Number(toDate.slice(0, 4))} and ${reached(source)}
      and (${designationId ?? null}::bigint is null or p.designation_id = ${designationId ?? null})
    group by 1, 2`.execute(source.db);
  return rows;
}

/** How many institutes and offices there are. */
export async function listPlaceCounts(source: Source, level: PlaceLevel): Promise<FiguresAt[]> {
  const { rows } = await sql<FiguresAt>`
    select ${placeIds(level)}, count(*) filter (where is_institute)::int as institutes, count(*) filter (where not is_institute)::int as offices
    from (select path, true as is_institute from institute union all select path, false from office) t
    where ${reached(source)} group by 1, 2`.execute(source.db);
  return rows;
}
