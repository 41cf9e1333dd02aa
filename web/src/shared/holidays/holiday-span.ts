import { addDays, weekdayOf } from "../../ui/calendar/calendar-date.ts";
import { isWeeklyHoliday } from "../../ui/calendar/month-grid.ts";

/** First and last day, both of them free; YYYY-MM-DD. */
export interface HolidaySpan {
  readonly startDate: string;
  readonly endDate: string;
}

export function daysOf({ startDate, endDate }: HolidaySpan): string[] {
  const days: string[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Friday and Saturday are free anyway. */
export function isWeekend(day: string): boolean {
  return isWeeklyHoliday(weekdayOf(day));
}
