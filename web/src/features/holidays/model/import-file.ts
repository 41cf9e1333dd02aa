import { HOLIDAY_COLUMNS, holidayCalls } from "@shikkha/contract/holidays.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";

export type FoundInFile = ResponseOf<typeof holidayCalls.previewFile>;
export type HolidayFault = FoundInFile["faults"][number];
export type FileRefusal = "wrongKind" | "tooLarge";

const BYTES_A_KILOBYTE = 1024;
const MOST_BYTES = holidayCalls.previewFile.upload.mostBytes;

export const MOST_KILOBYTES = MOST_BYTES / BYTES_A_KILOBYTE;

/** Why a file is not even sent; whether its lines are right only the server can say. */
export function fileRefusal({ name, size }: Pick<File, "name" | "size">): FileRefusal | undefined {
  if (!/\.csv$/i.test(name)) return "wrongKind";
  return size > MOST_BYTES ? "tooLarge" : undefined;
}

/** Never nought for a file that has something in it. */
export function kilobytesOf({ size }: Pick<File, "size">): number {
  return Math.ceil(size / BYTES_A_KILOBYTE);
}

export function wrongLines(faults: readonly HolidayFault[]): number {
  return new Set(faults.map(({ line }) => line)).size;
}

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const UTF8_MARK = "\uFEFF";

/** An empty file with the right header, to fill in. */
export function templateFile(): Blob {
  return new Blob([`${UTF8_MARK}${HOLIDAY_COLUMNS.join(",")}\r\n`], { type: "text/csv" });
}

/** A right line to look at; the file's own words, the same for every reader. */
export function sampleLine(year: number): string {
  return `বিজয় দিবস,Victory Day,${year}-12-16,${year}-12-16`;
}

/** All faults as a table of their own, so that a long list can be worked through beside the file. */
export function faultsFile(header: readonly string[], faults: readonly HolidayFault[]): Blob {
  const rows = faults.map(({ line, column, message }) => [String(line), column, message]);
  const text = [header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
  return new Blob([UTF8_MARK + text], { type: "text/csv" });
}

/** Quoted, and never taken for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
