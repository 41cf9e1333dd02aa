import { covers, type Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { VisitWish } from "@shikkha/contract/plans/visit-plan.ts";
import type { VisitRefusal } from "@shikkha/contract/plans/plan-errors.ts";
import { MOST_VISITS_A_DAY } from "@shikkha/contract/plans/plan-words.ts";
import { weekdayOf } from "./plan-state.rules.ts";

interface Holiday {
  readonly startDate: string;
  readonly endDate: string;
  readonly isPublic: boolean;
}

/** The days on which nobody visits, and those that must be confirmed. */
export interface DayRules {
  readonly holidays: readonly Holiday[];
  readonly weeklyHolidays: readonly number[];
}

export interface CheckFacts extends DayRules {
  readonly year: number;
  readonly today: string;
  readonly scope: Scope;
  /** Paths of the places that exist, by their key. */
  readonly paths: ReadonlyMap<string, string>;
  /** What the officer's plan already has. */
  readonly planned: readonly { readonly key: string; readonly visitDate: string }[];
}

export function placeKey(place: {
  readonly instituteId?: number | null | undefined;
  readonly officeId?: number | null | undefined;
}): string {
  return place.instituteId ? `institute ${place.instituteId}` : `office ${place.officeId}`;
}

/** Judges visits one after another, each with those before it; null where nothing stands against one. */
export function judgeVisits(
  wishes: readonly VisitWish[],
  facts: CheckFacts,
): (VisitRefusal | null)[] {
  const taken = new Set(facts.planned.map(({ key, visitDate }) => `${key} ${visitDate}`));
  const load = new Map<string, number>();
  for (const { visitDate } of facts.planned) load.set(visitDate, (load.get(visitDate) ?? 0) + 1);
  return wishes.map((wish) => {
    const visit = `${placeKey(wish)} ${wish.visitDate}`;
    const onDay = load.get(wish.visitDate) ?? 0;
    const refusal = refusalOfDay(wish, facts) ?? refusalOfPlace(wish, facts);
    if (refusal) return refusal;
    if (taken.has(visit)) return "twice";
    if (onDay >= MOST_VISITS_A_DAY) return "dayFull";
    if (isWeeklyHoliday(wish.visitDate, facts) && !wish.confirmed) return "weeklyHoliday";
    taken.add(visit);
    load.set(wish.visitDate, onDay + 1);
    return null;
  });
}

function refusalOfDay(wish: VisitWish, facts: CheckFacts): VisitRefusal | null {
  if (!wish.visitDate.startsWith(`${facts.year}-`)) return "outsideYear";
  if (wish.visitDate < facts.today) return "inPast";
  return isPublicHoliday(wish.visitDate, facts) ? "publicHoliday" : null;
}

/** A place that does not exist is not told apart from one that lies elsewhere. */
function refusalOfPlace(wish: VisitWish, { paths, scope }: CheckFacts): VisitRefusal | null {
  const path = paths.get(placeKey(wish));
  return path !== undefined && covers(scope, path) ? null : "outsideJurisdiction";
}

export function isPublicHoliday(day: string, { holidays }: DayRules): boolean {
  return holidays.some(
    ({ startDate, endDate, isPublic }) => isPublic && startDate <= day && day <= endDate,
  );
}

export function isWeeklyHoliday(day: string, { weeklyHolidays }: DayRules): boolean {
  return weeklyHolidays.includes(weekdayOf(day));
}
