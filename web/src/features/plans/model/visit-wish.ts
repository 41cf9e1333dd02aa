import type { VisitWish } from "@shikkha/contract/plans/visit-plan.ts";
import type { MonitoringKind, PlannedPlace } from "@shikkha/contract/plans/plan-words.ts";

interface Visit {
  readonly place: Pick<PlannedPlace, "instituteId" | "officeId">;
  readonly visitDate: string;
  readonly kind: MonitoringKind;
}

/** A visit as the calls take it. */
export function wishOf({ place, visitDate, kind }: Visit): Omit<VisitWish, "confirmed"> {
  return {
    visitDate,
    kind,
    ...(place.instituteId !== null && { instituteId: place.instituteId }),
    ...(place.officeId !== null && { officeId: place.officeId }),
  };
}
