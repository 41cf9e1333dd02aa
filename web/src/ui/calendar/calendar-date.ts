/** Dates travel as YYYY-MM-DD; years from 10000 on simply have more digits. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

export const FIRST_YEAR = 1;
export const LAST_YEAR = 275_760;
const ISO_DATE = /^(\d{4,6})-(\d{2})-(\d{2})$/;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function isRealDate({ year, month, day }: DateParts): boolean {
  return (
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

export function toIso({ year, month, day }: DateParts): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

export function parseIso(iso: string): DateParts | null {
  const match = ISO_DATE.exec(iso);
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDate(parts) ? parts : null;
}

function isoToDate(iso: string): Date {
  const { year, month, day } = parseIso(iso) ?? { year: 1970, month: 1, day: 1 };
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

export function compareIso(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}

/** 0 is Sunday. */
export function weekdayOf(iso: string): number {
  return isoToDate(iso).getUTCDay();
}

export function addDays(iso: string, days: number): string {
  const date = isoToDate(iso);
  date.setUTCDate(date.getUTCDate() + days);
  return fromUtc(date) ?? iso;
}

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(iso: string, months: number): string {
  const from = parseIso(iso);
  if (!from) return iso;
  const index = from.year * 12 + (from.month - 1) + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  if (year < FIRST_YEAR || year > LAST_YEAR) return iso;
  return toIso({ year, month, day: Math.min(from.day, daysInMonth(year, month)) });
}

export function clampIso(iso: string, min?: string, max?: string): string {
  if (min && compareIso(iso, min) < 0) return min;
  if (max && compareIso(iso, max) > 0) return max;
  return iso;
}

/** Today where the product is used, whatever the clock zone of the machine. */
export function todayInDhaka(now: Date = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" }).format(now);
}

function fromUtc(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  const parts = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
  return isRealDate(parts) ? toIso(parts) : null;
}
