import type { ReactNode } from "react";

export interface TableColumn<Row> {
  id: string;
  /** plain words: it is also the label on the phone's card */
  header: string;
  cell: (row: Row) => ReactNode;
  /** right-aligned, tabular digits */
  isNumeric?: boolean | undefined;
  /** kept on one line: days, codes */
  isUnbroken?: boolean | undefined;
  isSortable?: boolean | undefined;
  /** names the row for screen readers; one column at most */
  isRowHeader?: boolean | undefined;
  /**
   * place on the phone's card: aside is half of the title's line, corner a little less, for days and the like; lead is the full
   * line below; numbers take a quarter, the rest half of the width
   */
  card?: "title" | "aside" | "corner" | "lead" | "full" | "half" | "quarter" | "hidden" | undefined;
  width?: string | undefined;
}

export interface TableSort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  /** names a row in "select …" */
  rowName: (row: Row) => string;
  canSelect?: ((row: Row) => boolean) | undefined;
}

/** A column pressed again turns round; a new one starts ascending. */
export function nextSort(current: TableSort | null | undefined, column: string): TableSort {
  const isTurned = current?.column === column && current.direction === "ascending";
  return { column, direction: isTurned ? "descending" : "ascending" };
}
