import { daysInMonth, toIso, weekdayOf } from "./calendar-date.ts";

export const DAYS_PER_WEEK = 7;
const FRIDAY = 5;

/** Friday and Saturday. */
export function isWeeklyHoliday(weekday: number): boolean {
  return weekday >= FRIDAY;
}

export interface MonthDay {
  /** 0 is Sunday */
  weekday: number;
  /** null where another month's day would stand */
  iso: string | null;
}

export interface MonthWeek {
  /** counted from zero */
  number: number;
  days: readonly MonthDay[];
}

/** The weeks of a month, from Sunday. */
export function monthGrid(year: number, month: number): MonthWeek[] {
  const first = weekdayOf(toIso({ year, month, day: 1 }));
  const days = daysInMonth(year, month);
  const weekCount = Math.ceil((first + days) / DAYS_PER_WEEK);
  return Array.from({ length: weekCount }, (_, number) => ({
    number,
    days: Array.from({ length: DAYS_PER_WEEK }, (_, weekday) => {
      const day = number * DAYS_PER_WEEK + weekday - first + 1;
      return { weekday, iso: day < 1 || day > days ? null : toIso({ year, month, day }) };
    }),
  }));
}
