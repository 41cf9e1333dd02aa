import { daysInMonth, toIso, weekdayOf } from "./calendar-date.ts";

export const DAYS_PER_WEEK = 7;
const FRIDAY = 5;

/** Friday and Saturday. */
export function isWeeklyHoliday(weekday: number): boolean {
  return weekday >= FRIDAY;
}

/** Weeks of a month from Sunday; days of other months are null. */
export function monthGrid(year: number, month: number): (string | null)[][] {
  const first = weekdayOf(toIso({ year, month, day: 1 }));
  const days = daysInMonth(year, month);
  const weekCount = Math.ceil((first + days) / DAYS_PER_WEEK);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, weekday) => {
      const day = week * DAYS_PER_WEEK + weekday - first + 1;
      return day < 1 || day > days ? null : toIso({ year, month, day });
    }),
  );
}
