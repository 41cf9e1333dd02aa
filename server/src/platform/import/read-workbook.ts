import readSheets, { type CellValue } from "read-excel-file/node";
import { cleanCell, type SheetRow } from "./read-csv.ts";

const LARGEST_UNPACKED = 100 * 1024 * 1024;
const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** Every sheet of an XLSX file as text in NFC, without its empty rows. */
export async function readWorkbook(content: Uint8Array): Promise<WorkbookSheet[]> {
  if (unpackedSize(content) > LARGEST_UNPACKED)
    throw new Error("The workbook is too large when unpacked");
  const sheets = await readSheets(Buffer.from(content));
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }));
}

function rowsOf(data: readonly (readonly (CellValue | null)[])[]): SheetRow[] {
  return data
    .map((cells, index) => ({
      line: index + 1,
      cells: cells.map((cell) => cleanCell(cellText(cell))),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

/** What the entries of a zip say they unpack to: a small file can hold gigabytes of one letter. */
function unpackedSize(content: Uint8Array): number {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  let size = 0;
  for (let at = bytes.indexOf(ENTRY); at >= 0; at = bytes.indexOf(ENTRY, at + 4)) {
    if (at + 28 <= bytes.length) size += bytes.readUInt32LE(at + 24);
  }
  return size;
}

function cellText(cell: CellValue | null): string {
  if (cell === null) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
