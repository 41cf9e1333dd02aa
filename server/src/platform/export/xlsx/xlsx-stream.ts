import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { Zip } from "fflate";
import { contentTypes, ROOT_RELATIONS, STYLES, workbook, workbookRelations } from "./xlsx-parts.ts";
import { type XlsxCell, xlsxRow } from "./xlsx-row.ts";
import { ZipEntry } from "./zip-entry.ts";

export interface XlsxSheet {
  readonly name: string;
  /** In characters, from the first column on. */
  readonly widths?: readonly number[];
  /** The first row is the heading: bold, and it stays in sight. */
  readonly rows: Iterable<readonly XlsxCell[]> | AsyncIterable<readonly XlsxCell[]>;
}

const ENOUGH = 131_072;

/** A workbook, written as its rows come; memory holds what is being compressed and no more. */
export function xlsxStream(sheets: readonly XlsxSheet[]): Readable {
  return Readable.from(chunks(sheets), { objectMode: false, highWaterMark: ENOUGH });
}

async function* chunks(sheets: readonly XlsxSheet[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = () => {
    const out = ready;
    ready = [];
    return out;
  };
  const names = sheets.map(({ name }) => name);
  const parts: [string, string][] = [
    ["[Content_Types].xml", contentTypes(names)],
    ["_rels/.rels", ROOT_RELATIONS],
    ["xl/workbook.xml", workbook(names)],
    ["xl/_rels/workbook.xml.rels", workbookRelations(names)],
    ["xl/styles.xml", STYLES],
  ];
  for (const [name, text] of parts) entry(zip, name).push(Buffer.from(text), true);
  yield* taken();
  for (const [index, sheet] of sheets.entries()) {
    const file = entry(zip, `xl/worksheets/sheet${index + 1}.xml`);
    for await (const text of sheetText(sheet)) {
      file.push(Buffer.from(text));
      yield* taken();
      // Others have their turn between two pieces.
      await setImmediate();
    }
    file.push(Buffer.from("</sheetData></worksheet>"), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

function entry(zip: Zip, name: string): ZipEntry {
  const file = new ZipEntry(name);
  zip.add(file);
  return file;
}

async function* sheetText({ widths = [], rows }: XlsxSheet): AsyncGenerator<string> {
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join("");
  let text =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columns && `<cols>${columns}</cols>`}<sheetData>`;
  let number = 0;
  for await (const row of rows) {
    number += 1;
    text += xlsxRow(row, number, number === 1);
    if (text.length > ENOUGH) {
      yield text;
      text = "";
    }
  }
  yield text;
}
