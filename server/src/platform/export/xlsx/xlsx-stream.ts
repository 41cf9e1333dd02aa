import { Readable } from "node:stream";
import { BytesOut } from "../bytes-out.ts";
import { contentTypes, ROOT_RELATIONS, STYLES, workbook, workbookRelations } from "./xlsx-parts.ts";
import { type XlsxCell, xlsxRow } from "./xlsx-row.ts";
import { ZipOut } from "./zip-out.ts";

export interface XlsxSheet {
  readonly name: string;
  /** In characters, from the first column on. */
  readonly widths?: readonly number[];
  /** The first row is the heading: bold, and it stays in sight. */
  readonly rows: Iterable<readonly XlsxCell[]> | AsyncIterable<readonly XlsxCell[]>;
}

const ENOUGH = 65_536;
const SHEET_END = Buffer.from("</sheetData></worksheet>");

/** A workbook, written as its rows come; memory holds what is being compressed and no more. */
export function xlsxStream(sheets: readonly XlsxSheet[]): Readable {
  return Readable.from(chunks(sheets), { objectMode: false, highWaterMark: ENOUGH });
}

async function* chunks(sheets: readonly XlsxSheet[]): AsyncGenerator<Buffer> {
  const zip = new ZipOut();
  const names = sheets.map(({ name }) => name);
  const parts: [string, string][] = [
    ["[Content_Types].xml", contentTypes(names)],
    ["_rels/.rels", ROOT_RELATIONS],
    ["xl/workbook.xml", workbook(names)],
    ["xl/_rels/workbook.xml.rels", workbookRelations(names)],
    ["xl/styles.xml", STYLES],
  ];
  try {
    for (const [name, text] of parts) {
      yield zip.open(name);
      yield await zip.end(Buffer.from(text));
    }
    const out = new BytesOut("utf8", 2 * ENOUGH);
    for (const [index, sheet] of sheets.entries()) {
      yield zip.open(`xl/worksheets/sheet${index + 1}.xml`);
      yield* sheetPieces(zip, sheet, out);
      yield await zip.end(SHEET_END);
    }
    yield zip.finish();
  } finally {
    zip.close();
  }
}

async function* sheetPieces(
  zip: ZipOut,
  { widths = [], rows }: XlsxSheet,
  out: BytesOut,
): AsyncGenerator<Buffer> {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join("");
  out.clear();
  out.write(
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
      '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `${columns && `<cols>${columns}</cols>`}<sheetData>`,
  );
  let number = 0;
  for await (const row of rows) {
    number += 1;
    out.write(xlsxRow(row, number, number === 1));
    if (out.length < ENOUGH) continue;
    yield await zip.push(out.bytes);
    out.clear();
  }
  yield await zip.push(out.bytes);
}
