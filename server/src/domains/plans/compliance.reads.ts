import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { ISAS_CATEGORIES, type IsasCategory } from "@shikkha/contract/institute-words.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { CategoryCounts, complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { inPlace, type PlaceFilter } from "../locations/locations.lookup.ts";

type Places = ResponseOf<typeof complianceCalls.places>;
type PlacesQuery = InputOf<typeof complianceCalls.places>["query"];

/** Institutes and those short of their minimum, by upazila and category: what all three lists are made of. */
export function shortByUpazila(scope: Scope, year: number, place: PlaceFilter) {
  const path = sql.ref<string>("i.path");
  return sql`select i.upazila_id, i.path, i.isas_category as category, count(*)::int as institutes,
      (count(*) filter (where coalesce(y.planned, 0) < (s.minimum_by_category ->> i.isas_category)::int))::int as short
    from institute i join plan_session s on s.year = ${year} left join institute_year y on y.year = ${year} and y.institute_id = i.id
    where ${within(scope, path)} and ${inPlace(place, path)} group by 1, 2, 3`;
}

/** The categories of a group of such rows `n` as one object. */
export const categoriesJson = sql`jsonb_object_agg(n.category, jsonb_build_object('institutes', n.institutes, 'short', n.short))`;

/** Every category is there, those without institutes as zeros. */
export function wholeCategories(
  found: Partial<Record<IsasCategory, { institutes: number; short: number }>>,
): CategoryCounts {
  const pairs = ISAS_CATEGORIES.map((one) => [one, found[one] ?? { institutes: 0, short: 0 }]);
  return Object.fromEntries(pairs) as CategoryCounts;
}

/** Upazilas with their short institutes, the most first, and the sum over all of them. */
export async function listShortPlaces(
  scope: Scope,
  db: Database,
  { planYear, zoneId, districtId, page, size }: PlacesQuery,
): Promise<Places> {
  const counts = shortByUpazila(scope, planYear, { zone: zoneId, district: districtId });
  const [{ rows: items }, { rows: sums }, minimum] = await Promise.all([
    sql<Places["items"][number]>`
      select l.id as "upazilaId", l.name_bn as "nameBangla", l.name_en as "nameEnglish", d.name_bn as "districtNameBangla", d.name_en as "districtNameEnglish",
        sum(n.institutes)::int as institutes, sum(n.short)::int as short, ${categoriesJson} as "byCategory"
      from (${counts}) n join location l on l.id = n.upazila_id join location d on d.id = l.parent_id
      group by l.id, d.id order by sum(n.short) desc, l.id limit ${size} offset ${page * size}`.execute(
      db,
    ),
    sql<{ category: IsasCategory; institutes: number; short: number; upazilas: number }>`
      select n.category, sum(n.institutes)::int as institutes, sum(n.short)::int as short,
        (select count(distinct c.upazila_id)::int from (${counts}) c) as upazilas
      from (${counts}) n group by 1`.execute(db),
    readMinimum(db, planYear),
  ]);
  const add = (part: "institutes" | "short") => sums.reduce((sum, row) => sum + row[part], 0);
  const byCategory = Object.fromEntries(
    sums.map(({ category, institutes, short }) => [category, { institutes, short }]),
  );
  return {
    items: items.map((item) => ({ ...item, byCategory: wholeCategories(item.byCategory) })),
    page,
    size,
    total: sums[0]?.upazilas ?? 0,
    totals: {
      institutes: add("institutes"),
      short: add("short"),
      byCategory: wholeCategories(byCategory),
      minimumByCategory: minimum,
    },
  };
}

async function readMinimum(db: Database, year: number): Promise<Record<IsasCategory, number>> {
  const session = await db
    .selectFrom("plan_session")
    .select("minimum_by_category as minimum")
    .where("year", "=", year)
    .executeTakeFirst();
  const stored = (session?.minimum ?? {}) as Partial<Record<IsasCategory, number>>;
  const pairs = ISAS_CATEGORIES.map((one) => [one, stored[one] ?? 0]);
  return Object.fromEntries(pairs) as Record<IsasCategory, number>;
}
