import type { Bilingual, Language } from "@shikkha/contract/kernel/language.ts";

/** A number stays a number, a day is YYYY-MM-DD, null is empty. */
export type Cell = string | number | null;

/**
 * What a column holds. `code` is text made of digits, such as an EIIN: written in the reader's digits, never summed.
 * `percent` is already out of a hundred.
 */
export type ColumnKind = "text" | "code" | "number" | "rating" | "percent" | "day";

/** One column of a file: its heading in both languages and how a row fills it. */
export interface Column<Row> {
  readonly heading: Bilingual;
  /** Text unless told otherwise. */
  readonly kind?: ColumnKind;
  /** About how many letters it takes; 14 unless told otherwise. */
  readonly width?: number;
  /** Left out of the PDF: it is for machines, and would take the room of what is read. */
  readonly isOffPaper?: boolean;
  value(row: Row, language: Language): Cell;
}

export function widthOf<Row>({ width = 14 }: Column<Row>): number {
  return width;
}

export function isNumeric<Row>({ kind = "text" }: Column<Row>): boolean {
  return kind === "number" || kind === "rating" || kind === "percent";
}
