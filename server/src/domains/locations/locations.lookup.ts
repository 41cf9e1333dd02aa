import { type Expression, sql, type SqlBool } from "kysely";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";

/** The places a list is filtered by; several together must all hold, so a district of another zone finds nothing. */
export interface PlaceFilter {
  readonly zone?: number | undefined;
  readonly district?: number | undefined;
  readonly upazila?: number | undefined;
}

/**
 * Rows whose path lies in every given place. It narrows what the caller may see and never widens it: the scope is
 * asked separately. Written as a range, so that the prefix index serves it.
 */
export function inPlace(
  filter: PlaceFilter,
  column: Expression<string | null>,
): Expression<SqlBool> {
  const ids = [filter.zone, filter.district, filter.upazila].filter((id) => id !== undefined);
  const parts = ids.map(
    (id) => sql<SqlBool>`(${column} ~>=~ (select path from location where id = ${id})
      and ${column} ~<~ (select left(path, -1) || '0' from location where id = ${id}))`,
  );
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

/** Rows at or below a path the caller asked for; the scope is asked separately. */
export function atPath(path: string, column: Expression<string | null>): Expression<SqlBool> {
  if (path === "/") return sql<SqlBool>`true`;
  return sql<SqlBool>`(${column} ~>=~ ${path} and ${column} ~<~ ${`${path.slice(0, -1)}0`})`;
}

export interface BilingualName {
  readonly nameBangla: string;
  readonly nameEnglish: string;
}

/** The names of some places by their ids. */
export async function placeNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BilingualName>> {
  const rows = await db
    .selectFrom("location")
    .modifyFront(planKept)
    .select(["id", "name_bn as nameBangla", "name_en as nameEnglish"])
    .where("id", "=", (eb) => eb.fn.any(sql<number[]>`${[...new Set(ids)]}::bigint[]`))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
