import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";

/** Up to so many names their visits are found and counted by index; with more, walking the visits is cheaper. */
const FEW = 5_000;

type Named = "institutes" | "offices" | "people";

const COLUMNS: readonly (readonly [Named, string])[] = [
  ["institutes", "v.institute_id"],
  ["offices", "v.office_id"],
  ["people", "v.person_id"],
];

/** Visits `v` whose place or officer is named so. */
export async function isAbout(db: Database, text: string): Promise<Expression<SqlBool>> {
  const named: Record<Named, RawBuilder<unknown>> = {
    institutes: sql`select id from institute where ${holdsWords(sql.ref("institute.search_key"), text)}`,
    offices: sql`select id from office where ${holdsWords(sql`search_key(office.name_bn || ' ' || office.name_en)`, text)}`,
    people: sql`select id from person where ${holdsWords(sql.ref("person.search_key"), text)}`,
  };
  const { rows } = await sql<Record<Named, readonly string[]>>`
    select array(${named.institutes} limit ${FEW + 1}) as institutes, array(${named.offices} limit ${FEW + 1}) as offices,
      array(${named.people} limit ${FEW + 1}) as people`.execute(db);
  const [found] = rows;
  const conditions = COLUMNS.flatMap(([name, column]) => {
    const ids = found?.[name] ?? [];
    if (ids.length === 0) return [];
    return ids.length > FEW
      ? [sql<SqlBool>`${sql.ref(column)} in (${named[name]})`]
      : [sql<SqlBool>`${sql.ref(column)} = any(${ids}::bigint[])`];
  });
  // Where names of one kind alone fit, its index has everything; joined by "or" none would.
  return conditions.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
