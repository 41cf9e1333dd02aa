import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { designationCalls } from "@shikkha/contract/officers/designations.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export type SubmissionQuery = NonNullable<RequestOf<typeof planReviewCalls.list>["query"]>;
export type PlaceQuery = Pick<
  SubmissionQuery,
  "zoneId" | "districtId" | "upazilaId" | "designationId"
>;

export function useSubmissionStat(planYear: number, place: PlaceQuery = {}) {
  return useCall(planReviewCalls.stat, { query: { planYear, ...place } }, { keepPrevious: true });
}

export function useSubmissions(query: SubmissionQuery) {
  return useCall(planReviewCalls.list, { query }, { keepPrevious: true });
}

/** The designations an officer may have; they hardly ever change. */
export function useDesignations() {
  return useCall(
    designationCalls.all,
    { query: { userTypes: ["OFFICER", "INSPECTOR"] } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
}
