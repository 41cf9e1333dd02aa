import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../../platform/db/database.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";

/** Up to so many names their visits are found by index; with more, walking the visits by day fills a page sooner. */
const FEW = 1_000;

type Named = "institutes" | "offices" | "people";

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
  const isOneOf = (name: Named) => {
    const ids = found?.[name] ?? [];
    return ids.length > FEW ? sql`in (${named[name]})` : sql`= any(${ids}::bigint[])`;
  };
  return sql<SqlBool>`(v.institute_id ${isOneOf("institutes")} or v.office_id ${isOneOf("offices")} or v.person_id ${isOneOf("people")})`;
}
