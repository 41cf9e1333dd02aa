import type { Readable } from "node:stream";
import type { Cell, Column } from "../column.ts";
import { widthOf } from "../column.ts";
import type { TableFile } from "../table-file.ts";
import type { XlsxCell } from "./xlsx-row.ts";
import { xlsxStream } from "./xlsx-stream.ts";

/** A report as a workbook of one sheet: the heading stays in sight, numbers and days are numbers and days. */
export function xlsxTable<Row>(table: TableFile<Row>): Readable {
  const { columns, language } = table;
  const widths = columns.map((column) => Math.max(10, widthOf(column)));
  return xlsxStream([{ name: table.title[language], widths, rows: rowsOf(table) }]);
}

async function* rowsOf<Row>({
  columns,
  rows,
  language,
  totals,
}: TableFile<Row>): AsyncGenerator<XlsxCell[]> {
  yield columns.map(({ heading }) => heading[language]);
  for await (const row of rows)
    yield columns.map((column) => xlsxCell(column, column.value(row, language)));
  if (totals) yield totals.map((cell) => cell);
}

function xlsxCell<Row>({ kind }: Column<Row>, value: Cell): XlsxCell {
  if (kind !== "day" || typeof value !== "string") return value;
  return { day: value };
}
