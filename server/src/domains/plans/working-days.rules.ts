import { addDays } from "./plan-state.rules.ts";
import { type DayRules, isPublicHoliday, isWeeklyHoliday } from "./visit-check.rules.ts";

/** The days of the year, after today, on which officers visit. */
export function workingDays(year: number, today: string, rules: DayRules): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    if (day > today && !isPublicHoliday(day, rules) && !isWeeklyHoliday(day, rules)) days.push(day);
  }
  return days;
}
