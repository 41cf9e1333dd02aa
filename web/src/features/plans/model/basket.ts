import type { CheckedVisit } from "@shikkha/contract/plans/visit-plan.ts";
import type { MonitoringKind, PlannedPlace } from "@shikkha/contract/plans/plan-words.ts";

/** A visit put on the list but not yet saved. */
export interface BasketVisit {
  readonly key: string;
  readonly place: PlannedPlace;
  readonly visitDate: string;
  readonly kind: MonitoringKind;
  /** The officer goes although it is a weekly holiday. */
  readonly confirmed: boolean;
}

export function basketKey(place: PlannedPlace, visitDate: string): string {
  return `${place.instituteId ?? `office ${place.officeId}`} ${visitDate}`;
}

/** Puts a visit on the list, or takes it off when it is there. */
export function toggled(
  basket: readonly BasketVisit[],
  place: PlannedPlace,
  visitDate: string,
): BasketVisit[] {
  const key = basketKey(place, visitDate);
  if (basket.some((one) => one.key === key)) return basket.filter((one) => one.key !== key);
  const kind = place.officeId === null ? "GENERAL_MONITORING" : "OFFICE";
  const added = [...basket, { key, place, visitDate, kind, confirmed: false } as const];
  return added.toSorted((a, b) => a.visitDate.localeCompare(b.visitDate));
}

/** Changes one visit; moved onto a day where the place already is, the two become one. */
export function changed(
  basket: readonly BasketVisit[],
  key: string,
  patch: Partial<Pick<BasketVisit, "visitDate" | "kind" | "confirmed">>,
): BasketVisit[] {
  const next = basket.map((one) => {
    if (one.key !== key) return one;
    const moved = { ...one, ...patch };
    // A confirmation is for the day it was given for.
    const confirmed = patch.visitDate === undefined ? moved.confirmed : false;
    return { ...moved, confirmed, key: basketKey(one.place, moved.visitDate) };
  });
  const seen = new Set<string>();
  return next
    .filter((one) => !seen.has(one.key) && seen.add(one.key))
    .toSorted((a, b) => a.visitDate.localeCompare(b.visitDate));
}

export type Verdict = "ready" | "asks" | "refused" | "unknown";

/** What the server said of a visit; a weekly holiday only asks. */
export function verdictOf(checked: CheckedVisit | undefined): Verdict {
  if (!checked) return "unknown";
  if (checked.refusal === null) return "ready";
  return checked.refusal === "weeklyHoliday" ? "asks" : "refused";
}
