import {
  IMPORT_COLUMNS,
  IMPORT_LIMITS,
  type ImportFault,
} from "@shikkha/contract/institute-import.ts";
import {
  INSTITUTE_TYPES,
  ISAS_CATEGORIES,
  MANAGEMENT_TYPES,
} from "@shikkha/contract/institutes.ts";
import type { ZoneNode } from "@shikkha/contract/locations.ts";

/** What a cell of these columns may hold. */
export const COLUMN_VALUES: Partial<Record<ImportColumn, readonly string[]>> = {
  type: INSTITUTE_TYPES,
  mgmtType: MANAGEMENT_TYPES,
  isasCategory: ISAS_CATEGORIES,
};

type ImportColumn = (typeof IMPORT_COLUMNS)[number];

export type FileRefusal = "wrongKind" | "tooLarge";

const KINDS = /\.(?:csv|xlsx)$/i;
const BYTES_A_MEGABYTE = 1024 * 1024;

/** Why a file is not even sent; whether its rows are right only the server can say. */
export function fileRefusal({ name, size }: Pick<File, "name" | "size">): FileRefusal | undefined {
  if (!KINDS.test(name)) return "wrongKind";
  return size > IMPORT_LIMITS.megabytes * BYTES_A_MEGABYTE ? "tooLarge" : undefined;
}

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const UTF8_MARK = "\uFEFF";

/** An empty file with the right header, to fill in. */
export function templateFile(): Blob {
  return new Blob([`${UTF8_MARK}${IMPORT_COLUMNS.join(",")}\r\n`], { type: "text/csv" });
}

/** The ids an import names its upazilas by, with their places in both languages. */
export function placesFile(tree: readonly ZoneNode[]): Blob {
  const rows = tree.flatMap((zone) =>
    zone.children.flatMap((district) =>
      district.children.map((upazila) => [
        String(upazila.id),
        ...[zone, district, upazila].flatMap((place) => [place.nameBangla, place.nameEnglish]),
      ]),
    ),
  );
  return tableFile(rows);
}

/** All faults as a table of their own, so that a long list can be worked through beside the file. */
export function faultsFile(header: readonly string[], faults: readonly ImportFault[]): Blob {
  const rows = faults.map(({ line, column, message }) => [String(line), column, message]);
  return tableFile([header, ...rows]);
}

function tableFile(rows: readonly (readonly string[])[]): Blob {
  const text = rows.map((row) => row.map(cell).join(",")).join("\r\n");
  return new Blob([UTF8_MARK + text], { type: "text/csv" });
}

/** Quoted, and never taken for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
