import { type Expression, sql, type SqlBool } from "kysely";
import { atPath } from "../locations/locations.lookup.ts";
import type { ReportFilter } from "./report-filter.ts";

/** Rows in one of the chosen places of each level; a chosen place that does not exist holds nothing. */
export function inChosen(
  { paths }: Pick<ReportFilter, "paths">,
  column: Expression<string | null>,
): Expression<SqlBool> {
  const levels = paths.map((level) =>
    level.length === 0
      ? sql<SqlBool>`false`
      : sql<SqlBool>`(${sql.join(
          level.map((path) => atPath(path, column)),
          sql` or `,
        )})`,
  );
  return levels.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(levels, sql` and `)})`;
}
