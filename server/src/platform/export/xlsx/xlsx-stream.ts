import { Readable } from "node:stream";
import { BytesOut } from "../bytes-out.ts";
import {
  contentTypes,
  ROOT_RELATIONS,
  sheetHead,
  sheetName,
  STYLES,
  workbook,
  workbookRelations,
} from "./xlsx-parts.ts";
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
/** What a sheet can hold. */
const MOST_ROWS = 1_048_576;
const SHEET_END = Buffer.from("</sheetData></worksheet>");

/**
 * A workbook, written as its rows come; memory holds what is being compressed and no more. Rows that do not fit on a sheet
 * go on on the next one, under the same heading.
 */
export function xlsxStream(sheets: readonly XlsxSheet[], mostRows = MOST_ROWS): Readable {
  return Readable.from(chunks(sheets, mostRows), { objectMode: false, highWaterMark: ENOUGH });
}

async function* chunks(sheets: readonly XlsxSheet[], mostRows: number): AsyncGenerator<Buffer> {
  const zip = new ZipOut();
  const names: string[] = [];
  try {
    for (const sheet of sheets) yield* sheetPieces(zip, sheet, names, mostRows);
    // Last, because only now is known how many sheets there are.
    for (const [name, text] of [
      ["[Content_Types].xml", contentTypes(names)],
      ["_rels/.rels", ROOT_RELATIONS],
      ["xl/workbook.xml", workbook(names)],
      ["xl/_rels/workbook.xml.rels", workbookRelations(names)],
      ["xl/styles.xml", STYLES],
    ] as const) {
      yield zip.open(name);
      yield await zip.end(Buffer.from(text));
    }
    yield zip.finish();
  } finally {
    zip.close();
  }
}

async function* sheetPieces(
  zip: ZipOut,
  { name, widths = [], rows }: XlsxSheet,
  names: string[],
  mostRows: number,
): AsyncGenerator<Buffer> {
  const out = new BytesOut("utf8", 2 * ENOUGH);
  let parts = 0;
  let heading: readonly XlsxCell[] | undefined;
  let number = 0;
  const begin = () => {
    parts += 1;
    names.push(parts === 1 ? sheetName(name) : sheetName(name, ` ${parts}`));
    out.clear();
    out.write(sheetHead(widths));
    return zip.open(`xl/worksheets/sheet${names.length}.xml`);
  };
  yield begin();
  for await (const row of rows) {
    heading ??= row;
    if (number === mostRows) {
      yield await zip.push(out.bytes);
      yield await zip.end(SHEET_END);
      yield begin();
      out.write(xlsxRow(heading, 1, true));
      number = 1;
    }
    number += 1;
    out.write(xlsxRow(row, number, number === 1));
    if (out.length < ENOUGH) continue;
    yield await zip.push(out.bytes);
    out.clear();
  }
  yield await zip.push(out.bytes);
  yield await zip.end(SHEET_END);
}
