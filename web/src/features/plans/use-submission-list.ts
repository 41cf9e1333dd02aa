import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";

/** The year stands in the path, everything else in the query. */
const { planYear: _year, ...shape } = planReviewCalls.list.query.shape;

/** The state of the details list: what its address asks for. */
export function useSubmissionList(planYear: number) {
  const list = useListQuery(shape);
  const { zoneId, districtId, upazilaId, designationId, status, searchParam } = list.query;
  const place = { zoneId, districtId, upazilaId, designationId };
  return {
    ...list,
    place,
    request: { ...list.request, planYear },
    isFiltered: [zoneId, districtId, upazilaId, designationId, status, searchParam].some(Boolean),
  };
}

export type SubmissionList = ReturnType<typeof useSubmissionList>;
