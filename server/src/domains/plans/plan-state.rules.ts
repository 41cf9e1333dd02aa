import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import {
  DAYS_FOR_NEWJOINED,
  DAYS_TO_CORRECT,
  type PlanStatus,
} from "@shikkha/contract/plans/plan-words.ts";

/** What decides whether a plan can still be worked on. */
export interface PlanFacts {
  readonly status: PlanStatus;
  readonly deadline: string;
  readonly joinedOn: string | null;
  readonly returnedAt: Date | null;
}

/** The last day, by the calendar of Dhaka, on which the plan can be submitted. */
export function lastDayOf({ status, deadline, joinedOn, returnedAt }: PlanFacts): string {
  if (status === "NEWJOINED" && joinedOn !== null) return addDays(joinedOn, DAYS_FOR_NEWJOINED);
  if (status === "REJECTED" && returnedAt !== null)
    return later(deadline, addDays(dayInDhaka(returnedAt), DAYS_TO_CORRECT));
  return deadline;
}

/** Whether visits can be added, changed, removed and the plan submitted. */
export function isPlanOpen(facts: PlanFacts, today: string): boolean {
  return facts.status !== "SUBMITTED" && today <= lastDayOf(facts);
}

export function addDays(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** Sunday 0 to Saturday 6. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
