import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { BatchedRows } from "../db/batched-rows.ts";
import type { Cell, Column } from "./column.ts";

/** Without it Excel takes Bengali for another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const END = "\r\n";
/** A spreadsheet would run text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Text without any of these is written as it is. */
const SPECIAL = /^[=+\-@\t\r]|[",\r\n]/;
/** Rows are handed on together: a chunk a row would cost more than the row. */
const ENOUGH = 32_768;

/** Rows as CSV, written as they come; stops reading them when whoever asked has gone. */
export function csvStream<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  language: Language,
  totals?: readonly Cell[],
): Readable {
  return Readable.from(lines(columns, rows, language, totals), {
    objectMode: false,
    highWaterMark: 65_536,
  });
}

async function* lines<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  language: Language,
  totals: readonly Cell[] | undefined,
): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK + line(columns.map(({ heading }) => heading[language]));
  for await (const batch of BatchedRows.of(rows)) {
    for (const row of batch) {
      let before = "";
      for (const column of columns) {
        text += before + cell(column.value(row, language));
        before = ",";
      }
      text += END;
      if (text.length < ENOUGH) continue;
      yield text;
      text = "";
      // Others have their turn between two pieces.
      await setImmediate();
    }
  }
  yield totals ? text + line(totals) : text;
}

function line(cells: readonly Cell[]): string {
  return cells.map(cell).join(",") + END;
}

function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (!SPECIAL.test(value)) return value;
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
