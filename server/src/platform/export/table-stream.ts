import type { Readable } from "node:stream";
import type { DownloadFormat } from "@shikkha/contract/kernel/download.ts";
import { csvStream } from "./csv.ts";
import { pdfStream } from "./pdf/pdf-stream.ts";
import type { TableFile } from "./table-file.ts";
import { xlsxTable } from "./xlsx/xlsx-table.ts";

const WRITERS: Record<DownloadFormat, <Row>(table: TableFile<Row>) => Readable> = {
  pdf: pdfStream,
  excel: xlsxTable,
  csv: ({ columns, rows, language, totals }) => csvStream(columns, rows, language, totals),
};

/** One table in the format that was asked for. */
export function tableStream<Row>(format: DownloadFormat, table: TableFile<Row>): Readable {
  return WRITERS[format](table);
}
