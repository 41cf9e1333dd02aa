import { VISIT_LIMITS } from "@shikkha/contract/visits/visit-words.ts";
import { addDays, weekdayOf } from "../../../ui/calendar/calendar-date.ts";

/** From the Sunday of this week on, as far ahead as the device keeps visits. */
export function weekPeriod(today: string): { readonly fromDate: string; readonly toDate: string } {
  return {
    fromDate: addDays(today, -weekdayOf(today)),
    toDate: addDays(today, VISIT_LIMITS.daysAhead),
  };
}

/** The seven days of the week, Sunday first. */
export function weekDays(today: string): string[] {
  const { fromDate } = weekPeriod(today);
  return Array.from({ length: 7 }, (_, index) => addDays(fromDate, index));
}

const DAY_MS = 86_400_000;

export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);
}
