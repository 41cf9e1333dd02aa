import type { Holiday } from "@shikkha/contract/holidays.ts";
import type { OfficerPlan, PlanRow } from "@shikkha/contract/plans/visit-plan.ts";

const DAY_MS = 86_400_000;

export interface PlanDays {
  visitsOn: (day: string) => number;
  /** Marked by the supervisor and still as it was. */
  isMarked: (day: string) => boolean;
  isCorrected: (day: string) => boolean;
  holidaysOn: (day: string) => readonly Holiday[];
  visitsInMonth: (month: number) => number;
  days: number;
}

/** The days of a plan, found by their date. */
export function planDays(days: OfficerPlan["days"], holidays: readonly Holiday[]): PlanDays {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return {
    visitsOn: (day) => byDate.get(day)?.visits ?? 0,
    isMarked: (day) => (byDate.get(day)?.marked ?? 0) > 0,
    isCorrected: (day) => (byDate.get(day)?.corrected ?? 0) > 0,
    holidaysOn: (day) =>
      holidays.filter(
        ({ startDate, endDate, isPublic }) => isPublic && startDate <= day && day <= endDate,
      ),
    visitsInMonth: (month) =>
      days.reduce((sum, { date, visits }) => sum + (monthOf(date) === month ? visits : 0), 0),
    days: days.length,
  };
}

export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

export interface MonthRows {
  readonly month: number;
  readonly rows: readonly PlanRow[];
}

/** Rows by month, in the order they come. */
export function rowsByMonth(rows: readonly PlanRow[]): MonthRows[] {
  const groups = Map.groupBy(rows, ({ visitDate }) => monthOf(visitDate));
  return [...groups].map(([month, ofMonth]) => ({ month, rows: ofMonth }));
}

/** Whole months between a day and today; what was this month counts as none. */
export function monthsAgo(day: string, today: string): number {
  const months =
    (Number(today.slice(0, 4)) - Number(day.slice(0, 4))) * 12 + monthOf(today) - monthOf(day);
  return Math.max(0, today.slice(8) < day.slice(8) ? months - 1 : months);
}

const FRIDAY = 5;

/** The day itself, or the Sunday after a Friday or Saturday. */
export function firstWorkday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday < FRIDAY) return day;
  return new Date(Date.parse(day) + (7 - weekday) * DAY_MS).toISOString().slice(0, 10);
}
