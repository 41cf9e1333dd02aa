import { holidayCalls } from "@shikkha/contract/holidays.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";

export type FoundInFile = ResponseOf<typeof holidayCalls.previewFile>;
export type HolidayFault = FoundInFile["faults"][number];

const BYTES_A_KILOBYTE = 1024;
const MOST_BYTES = holidayCalls.previewFile.upload.mostBytes;

export const FILE_RULE = { kinds: /\.csv$/i, mostBytes: MOST_BYTES };
export const MOST_KILOBYTES = MOST_BYTES / BYTES_A_KILOBYTE;

/** Never nought for a file that has something in it. */
export function kilobytesOf({ size }: Pick<File, "size">): number {
  return Math.ceil(size / BYTES_A_KILOBYTE);
}

export function wrongLines(faults: readonly HolidayFault[]): number {
  return new Set(faults.map(({ line }) => line)).size;
}

/** A right line to look at; the file's own words, the same for every reader. */
export function sampleLine(year: number): string {
  return `বিজয় দিবস,Victory Day,${year}-12-16,${year}-12-16`;
}
