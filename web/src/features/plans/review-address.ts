import type { PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { useRouteParams } from "../../shared/routing/navigation.ts";

export function statisticsAddress(year: number): string {
  return `/plan-submission-stat/${year}`;
}

interface Wanted {
  readonly zoneId?: number | undefined;
  readonly districtId?: number | undefined;
  readonly status?: PlanStatus | undefined;
}

export function detailsAddress(year: number, wanted: Wanted = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined) query.set(name, String(value));
  const text = query.toString();
  return `/plan-submission-details/${year}${text && `?${text}`}`;
}

export function officerPlanAddress(officerId: number, year: number): string {
  return `/officer-plans/${officerId}/${year}`;
}

export function isasAddress(zoneId: number, year: number): string {
  return `/isas-complaint-details/zone/${zoneId}/year/${year}`;
}

export function revisedAddress(zoneId: number, year: number): string {
  return `/plan-to-be-revised/zone/${zoneId}/year/${year}`;
}

/** A year in the address, whatever it is called there; undefined where it cannot be one. */
export function useAddressYear(): number | undefined {
  const { year, planYear } = useRouteParams();
  return planReviewCalls.zones.params.safeParse({ year: year ?? planYear }).data?.year;
}

/** The zone of the address; undefined where it cannot be an id. */
export function useAddressZone(): number | undefined {
  const zoneId = Number(useRouteParams()["zoneId"]);
  return Number.isSafeInteger(zoneId) && zoneId > 0 ? zoneId : undefined;
}
