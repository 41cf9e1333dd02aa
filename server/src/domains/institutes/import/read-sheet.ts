import { type CellValue, readSheet as readFirstSheet } from "read-excel-file/node";
import { IMPORT_ERRORS, IMPORT_LIMITS } from "@shikkha/contract/institute-import.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { cleanCell, readCsv, type SheetRow } from "../../../platform/import/read-csv.ts";

const LARGEST_UNPACKED = 100 * 1024 * 1024;
const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

/** The rows of a CSV or XLSX file as text in NFC; which of the two it is, the content says, not the name. */
export async function readSheet(content: Uint8Array): Promise<SheetRow[]> {
  const isZip = content[0] === 0x50 && content[1] === 0x4b;
  try {
    const rows = isZip ? await readWorkbook(content) : readCsv(content);
    return rows.slice(0, IMPORT_LIMITS.rows + 2);
  } catch (cause) {
    throw new AppError(IMPORT_ERRORS.unreadable, { cause });
  }
}

async function readWorkbook(content: Uint8Array): Promise<SheetRow[]> {
  if (unpackedSize(content) > LARGEST_UNPACKED)
    throw new Error("The workbook is too large when unpacked");
  const rows = await readFirstSheet(Buffer.from(content));
  return rows
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
