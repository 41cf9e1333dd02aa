import {
  compareIso,
  FIRST_YEAR,
  isRealDate,
  LAST_YEAR,
  parseIso,
  toIso,
} from "../calendar/calendar-date.ts";
import { onlyDigits } from "./digits.ts";

export type DatePart = "day" | "month" | "year";

/** What stands in the three boxes, as ASCII digits. */
export type DateText = Record<DatePart, string>;

export const PART_LENGTH: Record<DatePart, number> = { day: 2, month: 2, year: 6 };
const NO_DATE_TEXT: DateText = { day: "", month: "", year: "" };
const PART_LIMITS: Record<DatePart, [number, number]> = {
  day: [1, 31],
  month: [1, 12],
  year: [FIRST_YEAR, LAST_YEAR],
};

export type DateProblem = "incomplete" | "doesNotExist" | "tooEarly" | "tooLate";
export type DateReading = { iso: string | null; problem: DateProblem | null };

export function dateTextOf(iso: string | null): DateText {
  const parts = iso === null ? null : parseIso(iso);
  if (!parts) return NO_DATE_TEXT;
  return {
    day: String(parts.day).padStart(2, "0"),
    month: String(parts.month).padStart(2, "0"),
    year: String(parts.year),
  };
}

/** The date written in the boxes, or what is wrong with it. Nothing written is no problem. */
export function readDateText(text: DateText, min?: string, max?: string): DateReading {
  const { day, month, year } = text;
  if (!day && !month && !year) return { iso: null, problem: null };
  if (!day || !month || !year) return { iso: null, problem: "incomplete" };
  const parts = { day: Number(day), month: Number(month), year: Number(year) };
  if (!isRealDate(parts)) return { iso: null, problem: "doesNotExist" };
  const iso = toIso(parts);
  if (min && compareIso(iso, min) < 0) return { iso: null, problem: "tooEarly" };
  if (max && compareIso(iso, max) > 0) return { iso: null, problem: "tooLate" };
  return { iso, problem: null };
}

/** A whole date pasted or typed into one box: 15-11-2026, ১৫/১১/২০২৬, 2026-11-15. */
export function dateTextFrom(pasted: string): DateText | null {
  const groups = pasted
    .trim()
    .split(/[-/. ]+/)
    .map((group) => onlyDigits(group, 6));
  const [first = "", second = "", third = ""] = groups;
  if (groups.length !== 3 || !first || !second || !third) return null;
  return first.length > 2
    ? { year: first, month: second, day: third }
    : { day: first, month: second, year: third };
}

/** No further digit can follow, so the next box may take the focus. */
export function isPartFull(part: DatePart, digits: string): boolean {
  if (part === "year") return digits.length === PART_LENGTH.year;
  return digits.length === 2 || Number(digits) * 10 > PART_LIMITS[part][1];
}

/** One step up or down with the arrow keys, from the end to the beginning. */
export function stepPart(part: DatePart, digits: string, step: number, today: string): string {
  const [first, last] = PART_LIMITS[part];
  const start = Number(dateTextOf(today)[part]);
  const next = digits === "" ? start : Number(digits) + step;
  const value = next > last ? first : next < first ? last : next;
  return part === "year" ? String(value) : String(value).padStart(2, "0");
}
