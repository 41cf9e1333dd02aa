import { instituteCalls } from "@shikkha/contract/institutes.ts";
import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export type InstituteQuery = NonNullable<RequestOf<typeof instituteCalls.list>["query"]>;

export function useInstitutes(query: InstituteQuery) {
  return useCall(instituteCalls.list, { query }, { keepPrevious: true });
}

export function useInstitute(eiin: string) {
  return useCall(instituteCalls.detail, { params: { eiin } });
}

/** How many there are in the reader's jurisdiction, whatever the list is filtered by. */
export function useInstituteCounts() {
  return useCall(instituteCalls.counts, {});
}

/** Who plans to visit it in a year. */
export function usePlannedVisits(id: number, planYear: number) {
  return useCall(planPlaceCalls.instituteCalendar, { params: { id }, query: { planYear } });
}
