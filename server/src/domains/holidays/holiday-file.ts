import * as z from "zod/mini";
import {
  type Holiday,
  HOLIDAY_COLUMNS,
  HOLIDAY_ERRORS,
  type HolidayEntry,
  holidayEntry,
} from "@shikkha/contract/holidays.ts";
import { fieldMessage, says } from "@shikkha/contract/kernel/field-message.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { readCsv, type SheetRow } from "../../platform/import/read-csv.ts";

/** In both languages, at its line and column. */
export interface Fault {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

interface ReadFile {
  readonly holidays: readonly HolidayEntry[];
  readonly faults: readonly Fault[];
}

const WORDS = {
  header: says(
    "প্রথম লাইনে ঠিক ৪টি কলাম থাকতে হবে: nameBangla, nameEnglish, startDate, endDate",
    "The first line must hold exactly 4 columns: nameBangla, nameEnglish, startDate, endDate",
  ),
  columns: says("প্রতি লাইনে ঠিক ৪টি কলাম থাকতে হবে", "Every line must hold exactly 4 columns"),
  empty: says("ফাইলে কোনো ছুটি নেই", "The file holds no holidays"),
  otherYear: says("তারিখটি নির্বাচিত বছরের নয়", "The date is not in the chosen year"),
  twice: says("এই ছুটি ফাইলে আগেও আছে", "This holiday stands earlier in the file"),
  exists: says("এই ছুটি আগে থেকেই আছে", "This holiday already exists"),
};

/** Reads a file whole and gives every fault of it at once. */
export function readHolidayFile(
  content: Uint8Array,
  year: number,
  existing: readonly Holiday[],
): ReadFile {
  const [header, ...rows] = read(content);
  const isRight =
    header?.cells.length === HOLIDAY_COLUMNS.length &&
    HOLIDAY_COLUMNS.every((name, index) => header.cells[index]?.trim() === name);
  if (!header || !isRight)
    return {
      holidays: [],
      faults: [{ line: header?.line ?? 1, column: "", message: WORDS.header }],
    };
  if (rows.length === 0)
    return { holidays: [], faults: [{ line: header.line + 1, column: "", message: WORDS.empty }] };

  const known = new Map(existing.map((one) => [keyOf(one), WORDS.exists]));
  const holidays: HolidayEntry[] = [];
  const faults = rows.flatMap((row) => {
    const result = checkRow(row, year);
    if ("faults" in result) return result.faults;
    const key = keyOf(result.holiday);
    const repeated = known.get(key);
    known.set(key, WORDS.twice);
    if (repeated !== undefined)
      return [{ line: row.line, column: "nameEnglish", message: repeated }];
    holidays.push(result.holiday);
    return [];
  });
  return { holidays, faults };
}

function read(content: Uint8Array): SheetRow[] {
  try {
    return readCsv(content);
  } catch (cause) {
    throw new AppError(HOLIDAY_ERRORS.unreadable, { cause });
  }
}

function checkRow(
  { line, cells }: SheetRow,
  year: number,
): { holiday: HolidayEntry } | { faults: Fault[] } {
  if (cells.length !== HOLIDAY_COLUMNS.length)
    return { faults: [{ line, column: "", message: WORDS.columns }] };
  const named = Object.fromEntries(HOLIDAY_COLUMNS.map((name, index) => [name, cells[index]]));
  const result = z.safeParse(holidayEntry, named, { reportInput: true });
  if (!result.success) {
    const faults = result.error.issues.map((issue) => ({
      line,
      column: String(issue.path[0] ?? ""),
      message: says(fieldMessage(issue, "bn"), fieldMessage(issue, "en")),
    }));
    return { faults };
  }
  const { startDate, endDate } = result.data;
  const strays = Object.entries({ startDate, endDate }).filter(
    ([, date]) => !date.startsWith(`${year}-`),
  );
  return strays.length > 0
    ? { faults: strays.map(([column]) => ({ line, column, message: WORDS.otherYear })) }
    : { holiday: result.data };
}

function keyOf(holiday: { startDate: string; endDate: string; nameEnglish: string }): string {
  return `${holiday.startDate} ${holiday.endDate} ${holiday.nameEnglish}`;
}
