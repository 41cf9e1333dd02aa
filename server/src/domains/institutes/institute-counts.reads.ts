import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { INSTITUTE_TYPES, ISAS_CATEGORIES } from "@shikkha/contract/institute-words.ts";
import { type instituteCalls } from "@shikkha/contract/institutes.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { Database } from "../../platform/db/database.ts";
import { institutesIn, withPlaces } from "./institutes.reads.ts";

export async function countInstitutes(scope: Scope, db: Database) {
  const rows = await institutesIn(scope, db, {})
    .select(["i.isas_category as isas", "i.type", (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy(["i.isas_category", "i.type"])
    .execute();
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((total, row) => total + row.count, 0);
  return {
    total: sum(() => true),
    byIsasCategory: byKey(ISAS_CATEGORIES, (category) => sum((row) => row.isas === category)),
    byType: byKey(INSTITUTE_TYPES, (type) => sum((row) => row.type === type)),
  };
}

type NonCompliantQuery = InputOf<typeof instituteCalls.nonCompliant>["query"];

/** Planned visits of all officers together, against the minimum the year's session sets for the category. */
export async function listNonCompliant(scope: Scope, db: Database, query: NonCompliantQuery) {
  const planned = sql<number>`coalesce((select y.planned from institute_year y where y.institute_id = i.id and y.year = ${query.year}), 0)`;
  const minimum = sql<number>`coalesce((select (s.minimum_by_category ->> i.isas_category)::int from plan_session s where s.year = ${query.year}), 0)`;
  const matching = institutesIn(scope, db, query).where(planned, "<", minimum);
  const [{ total }, items] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    withPlaces(matching)
      .select([planned.as("planned"), minimum.as("minimum")])
      .orderBy(sql`${minimum} - ${planned}`, "desc")
      .orderBy("i.id")
      .limit(query.size)
      .offset(query.page * query.size)
      .execute(),
  ]);
  return { items: items as never[], page: query.page, size: query.size, total };
}

function byKey<Key extends string>(
  keys: readonly Key[],
  value: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
}
