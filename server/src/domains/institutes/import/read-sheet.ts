import { IMPORT_ERRORS, IMPORT_LIMITS } from "@shikkha/contract/institute-import.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { readCsv, type SheetRow } from "../../../platform/import/read-csv.ts";
import { readWorkbook } from "../../../platform/import/read-workbook.ts";

/** The rows of a CSV file or of an XLSX file's first sheet; which of the two it is, the content says, not the name. */
export async function readSheet(content: Uint8Array): Promise<SheetRow[]> {
  const isZip = content[0] === 0x50 && content[1] === 0x4b;
  try {
    const rows = isZip ? ((await readWorkbook(content))[0]?.rows ?? []) : readCsv(content);
    return rows.slice(0, IMPORT_LIMITS.rows + 2);
  } catch (cause) {
    throw new AppError(IMPORT_ERRORS.unreadable, { cause });
  }
}
