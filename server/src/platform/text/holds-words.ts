import { type Expression, sql, type SqlBool } from "kysely";
import { searchKey } from "@shikkha/contract/kernel/text.ts";

/** Every word of a search, in any order; folded like the column, so that scripts and forms of letters do not matter. */
export function holdsWords(column: Expression<string>, text: string): Expression<SqlBool> {
  const words = searchKey(text).split(/\s+/).filter(Boolean);
  const parts = words.map(
    (word) => sql<SqlBool>`${column} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`,
  );
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}
