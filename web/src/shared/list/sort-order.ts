import type { TableSort } from "../../ui/table/table-column.ts";

/** The order of a list as its call names it, and as the table shows it. */
export interface SortQuery<Column extends string> {
  readonly sort?: Column | undefined;
  readonly order?: "asc" | "desc" | undefined;
}

export function tableSort<Column extends string>(
  { sort, order }: SortQuery<Column>,
  first: Column,
): TableSort {
  return { column: sort ?? first, direction: order === "desc" ? "descending" : "ascending" };
}

export function sortQuery<Column extends string>(
  { column, direction }: TableSort,
  columns: readonly Column[],
): SortQuery<Column> {
  const order = direction === "descending" ? "desc" : "asc";
  return { sort: columns.find((one) => one === column), order };
}
