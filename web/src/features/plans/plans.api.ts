import { holidayCalls } from "@shikkha/contract/holidays.ts";
import { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { suggestionCalls } from "@shikkha/contract/plans/suggestion.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export function useOfficerPlan(officerId: number, year: number) {
  return useCall(myPlanCalls.calendar, { params: { officerId, year } });
}

export function usePlanRows(officerId: number, planYear: number) {
  return useCall(myPlanCalls.rows, { params: { officerId }, query: { planYear } });
}

export function useYearHolidays(year: number) {
  return useCall(holidayCalls.all, { query: { year } });
}

/** What shows planned visits and is old once one of them changed. */
export const SHOWS_PLANS = [
  myPlanCalls.calendar,
  myPlanCalls.rows,
  myPlanCalls.stat,
  myPlanCalls.visitStatus,
  myPlanCalls.visitedStatus,
  planPlaceCalls.institutes,
  planPlaceCalls.offices,
  planPlaceCalls.month,
  planPlaceCalls.ofInstitute,
  planPlaceCalls.instituteCalendar,
  suggestionCalls.suggest,
  planReviewCalls.list,
  planReviewCalls.stat,
  planReviewCalls.zones,
  complianceCalls.plans,
  complianceCalls.places,
] as const;
