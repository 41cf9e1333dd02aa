import { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export function useCountry(planYear: number) {
  return useCall(dashboardCalls.country, { query: { planYear } }, { keepPrevious: true });
}

export function useMonths(planYear: number) {
  return useCall(dashboardCalls.months, { query: { planYear } }, { keepPrevious: true });
}

export function usePlaces(planYear: number, parentId: number | undefined) {
  const query = { planYear, ...(parentId !== undefined && { parentId }) };
  return useCall(dashboardCalls.zones, { query }, { keepPrevious: true });
}

export function useKindRatings(planYear: number) {
  return useCall(dashboardCalls.overallRating, { query: { planYear } }, { keepPrevious: true });
}

export function useIsasRatings(planYear: number) {
  return useCall(dashboardCalls.isasRating, { query: { planYear } }, { keepPrevious: true });
}

export function useTasks() {
  return useCall(dashboardCalls.tasks, {});
}
