import { sql, type Expression, type SqlBool } from "kysely";
import { isLocationPath, type Scope } from "@shikkha/contract/access/jurisdiction.ts";

/**
 * The only SQL for jurisdiction: rows whose path lies in the scope. Written as a range in byte order, so that the
 * text_pattern_ops indexes serve it also under a generic plan, where LIKE with a parameter cannot use them.
 */
export function within(scope: Scope, column: Expression<string | null>): Expression<SqlBool> {
  if (!isLocationPath(scope.path)) return sql<SqlBool>`false`;
  if (scope.path === "/")
    return scope.level === "NATIONAL" ? sql<SqlBool>`true` : sql<SqlBool>`false`;
  return sql<SqlBool>`(${column} ~>=~ ${scope.path} and ${column} ~<~ ${after(scope.path)})`;
}

/** The first text after everything that begins with the path: its closing slash becomes the next character, 0. */
function after(path: string): string {
  return `${path.slice(0, -1)}0`;
}
