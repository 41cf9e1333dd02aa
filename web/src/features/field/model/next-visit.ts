import type { WeekVisit } from "@shikkha/contract/visits/field-calls.ts";
import type { Week } from "./sort-week.ts";

/** The planned visit to go to next: the earliest from today on that is neither carried out nor handed in. */
export function nextVisit(
  week: Week,
  today: string,
  handedIn: ReadonlySet<number | null>,
): WeekVisit | undefined {
  return week.visits
    .filter(
      ({ visitDate, visitId, planDetailId }) =>
        visitDate >= today && visitId === null && !handedIn.has(planDetailId),
    )
    .toSorted((one, other) => one.visitDate.localeCompare(other.visitDate))[0];
}
