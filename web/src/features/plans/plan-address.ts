import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { useRouteParams } from "../../shared/routing/navigation.ts";

export function myPlanAddress(year: number): string {
  return `/my-plan/${year}`;
}

export function addVisitsAddress(sessionId: number, day?: string): string {
  return `/plan-session/${sessionId}/add-visit-plan${day === undefined ? "" : `?day=${day}`}`;
}

export function suggestionAddress(sessionId: number): string {
  return `/plan-session/${sessionId}/suggested-plan`;
}

export function monthSheetAddress(year: number, month: number): string {
  return `/my-plan/${year}/month/${month}`;
}

/** The plan year of the address; undefined where it cannot be one. */
export function usePlanYear(): number | undefined {
  const { planYear } = useRouteParams();
  return myPlanCalls.calendar.params.safeParse({ officerId: 1, year: planYear }).data?.year;
}
