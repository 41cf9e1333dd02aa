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

type PlaceNames = ReadonlyMap<number, BilingualName>;

/** Hardly ever changed, and wanted by every page of a list: read once in a second at most. */
const REMEMBER_MS = 1000;
const remembered = new WeakMap<Database, { names: Promise<PlaceNames>; at: number }>();

/** What all places are called, by their ids. */
export function placeNames(db: Database): Promise<PlaceNames> {
  const known = remembered.get(db);
  if (known && performance.now() - known.at < REMEMBER_MS) return known.names;
  const names = readNames(db);
  remembered.set(db, { names, at: performance.now() });
  names.catch(() => remembered.delete(db));
  return names;
}

async function readNames(db: Database): Promise<PlaceNames> {
  const rows = await db
    .selectFrom("location")
    .modifyFront(planKept)
    .select(["id", "name_bn as nameBangla", "name_en as nameEnglish"])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
