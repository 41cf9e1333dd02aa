import { Readable } from "node:stream";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Column } from "./column.ts";

/** Without it Excel takes Bengali for another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";
const END = "\r\n";
/** A spreadsheet would run text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV, written as they come; stops reading them when whoever asked has gone. */
export function csvStream<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  language: Language,
): Readable {
  return Readable.from(lines(columns, rows, language), {
    objectMode: false,
    highWaterMark: 65_536,
  });
}

async function* lines<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + columns.map(({ heading }) => cell(heading[language])).join(",") + END;
  for await (const row of rows)
    yield columns.map((column) => cell(column.value(row, language))).join(",") + END;
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
