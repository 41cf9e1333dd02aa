import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { fieldCalls, WeekVisit } from "@shikkha/contract/visits/field-calls.ts";

export type Week = ResponseOf<typeof fieldCalls.week>;

export interface DayOfVisits {
  readonly day: string;
  readonly visits: readonly WeekVisit[];
}

interface SortedWeek {
  /** Planned for a day that has passed and not carried out, the latest first. */
  readonly overdue: readonly WeekVisit[];
  /** Today, also when it is empty, and each later day with a visit. */
  readonly days: readonly DayOfVisits[];
}

/** The kept answer may be days old, so what is overdue follows from today and not from the answer. */
export function sortWeek({ visits, overdue }: Week, today: string): SortedWeek {
  const passed = visits.filter((visit) => visit.visitDate < today && visit.visitedOn === null);
  const byDay = Map.groupBy(
    visits.filter((visit) => visit.visitDate >= today),
    ({ visitDate }) => visitDate,
  );
  const days = [...new Set([today, ...byDay.keys()])].toSorted();
  return {
    overdue: [...passed.toReversed(), ...overdue],
    days: days.map((day) => ({ day, visits: byDay.get(day) ?? [] })),
  };
}

/** Every planned visit the answer tells of. */
export function plannedVisits({ visits, overdue }: Week): readonly WeekVisit[] {
  return [...visits, ...overdue];
}
