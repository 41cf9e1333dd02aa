import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import type { Database } from "../../platform/db/database.ts";
import { categoriesJson, shortByUpazila, wholeCategories } from "./compliance.reads.ts";
import { submissionsIn } from "./review.reads.ts";

type Plans = ResponseOf<typeof complianceCalls.plans>;
type Query = InputOf<typeof complianceCalls.plans>["query"];

/**
 * Officers in whose own place institutes are short, those with the most first. Upazilas are counted once and then added
 * up for every officer whose place holds them, so that the cost does not grow with the number of officers.
 */
export async function listShortPlans(
  scope: Scope,
  db: Database,
  { page, size, calendarStatus, isasCategory, ...place }: Query,
): Promise<Plans> {
  const filter = { ...place, status: calendarStatus };
  const { zoneId: zone, districtId: district, upazilaId: upazila, planYear } = place;
  const ofCategory = isasCategory === undefined ? sql`true` : sql`n.category = ${isasCategory}`;
  const { rows } = await sql<Plans["items"][number] & { total: number }>`
    with counts as materialized (${shortByUpazila(scope, planYear, { zone, district, upazila })}),
    plans as materialized (select y.person_id, y.plan_id, y.path, y.status from ${submissionsIn(scope, filter)}),
    places as (
      select w.path, sum(n.institutes)::int as institutes, sum(n.short)::int as short, ${categoriesJson} as categories
      from (select distinct path from plans) w
      join lateral (select c.category, sum(c.institutes)::int as institutes, sum(c.short)::int as short
        from counts c where c.path ^@ w.path group by 1) n on ${ofCategory}
      group by 1 having sum(n.short) > 0
    ), matching as (
      select q.*, a.institutes, a.short, a.categories, count(*) over ()::int as total
      from plans q join places a on a.path = q.path
      order by a.short desc, q.person_id limit ${size} offset ${page * size}
    )
    select m.total, p.id as "officerId", p.name_bn as "nameBangla", p.name_en as "nameEnglish", g.name_bn as "designationBangla", g.name_en as "designationEnglish",
      coalesce(f.name_bn, i.name_bn) as "workplaceBangla", coalesce(f.name_en, i.name_en) as "workplaceEnglish", m.status,
      (select count(*)::int from plan_row r where r.officer_plan_id = m.plan_id) as visits, m.institutes, m.short, m.categories as "byCategory"
    from matching m join person p on p.id = m.person_id left join designation g on g.id = p.designation_id
    left join duty d on d.person_id = p.id and d.kind = 'PRIMARY' left join office f on f.id = d.office_id left join institute i on i.id = d.institute_id
    order by m.short desc, m.person_id`.execute(db);
  const total =
    rows[0]?.total ??
    (page === 0 ? 0 : await countAll(scope, db, { ...place, calendarStatus, isasCategory }));
  return {
    items: rows.map(({ total: _total, ...row }) => ({
      ...row,
      byCategory: wholeCategories(row.byCategory),
    })),
    page,
    size,
    total,
  };
}

/** Past the last page no row carries the number. */
async function countAll(
  scope: Scope,
  db: Database,
  query: Omit<Query, "page" | "size">,
): Promise<number> {
  return (await listShortPlans(scope, db, { ...query, page: 0, size: 1 })).total;
}
