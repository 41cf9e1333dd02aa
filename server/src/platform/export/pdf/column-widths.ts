import type { ColumnKind } from "../column.ts";
import type { PdfDocument } from "./pdf-document.ts";

export interface WantedColumn {
  readonly heading: string;
  readonly kind: ColumnKind;
  /** About how many letters it would like. */
  readonly letters: number;
}

/** Inside a cell, left and right of the text. */
export const CELL_PADDING = 4;
/** From the size a page is read best in, down to the smallest that still can be read. */
const SIZES = [8.6, 8, 7.4, 6.8, 6.2, 5.6] as const;
const LEAST_TEXT = 44;
/** Most words of names are no longer. */
const WORD = 11;

/**
 * The size of the letters and the width of each column: days, codes and the words of headings are never broken; the
 * letters get smaller only where they would not fit otherwise. What is left goes where it is wished for.
 */
export function layColumns(
  document: PdfDocument,
  columns: readonly WantedColumn[],
  usable: number,
): { readonly size: number; readonly widths: readonly number[] } {
  for (const size of SIZES) {
    const least = columns.map((column) => leastWidth(document, column, size));
    if (sum(least) <= usable || size === SIZES.at(-1))
      return { size, widths: share(columns, least, usable) };
  }
  throw new Error("No size was tried");
}

function leastWidth(
  document: PdfDocument,
  { heading, kind, letters }: WantedColumn,
  size: number,
): number {
  const regular = document.style("regular", size);
  const bold = document.style("bold", size);
  const words = heading.split(" ").map((word) => bold.width(word));
  const content = {
    text: Math.max(LEAST_TEXT, regular.width("০".repeat(Math.min(letters - 2, WORD)))),
    day: regular.width("০০-০০-০০০০"),
    code: regular.width("০".repeat(Math.max(1, letters - 2))),
    number: regular.width("০০,০০০"),
    rating: regular.width("০.০"),
    percent: regular.width("০০.০%"),
  }[kind];
  return Math.max(content, ...words) + 2 * CELL_PADDING + 1;
}

/** Everyone gets the least; whoever wishes for more gives up alike when it is too much together. */
function share(
  columns: readonly WantedColumn[],
  least: readonly number[],
  usable: number,
): number[] {
  const letters = sum(columns.map((column) => column.letters));
  const wished = columns.map((column, at) =>
    Math.max(least[at] ?? 0, (column.letters / letters) * usable),
  );
  const slack = sum(wished) - sum(least);
  const excess = sum(wished) - usable;
  const kept = slack > 0 ? Math.max(0, 1 - excess / slack) : 0;
  const widths = wished.map((width, at) => (least[at] ?? 0) + (width - (least[at] ?? 0)) * kept);
  // Where even the least is too much, all shrink alike: the table must stay on the page.
  const scale = usable / sum(widths);
  return widths.map((width) => width * scale);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
