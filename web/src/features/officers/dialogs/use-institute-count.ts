import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";

/** How many institutes a place holds; unknown to those who may not see institutes. */
export function useInstituteCount(path: string | undefined): number | undefined {
  const isAllowed = useAllowed("VIEW_INSTITUTE_DETAIL");
  const { zoneId, districtId, upazilaId } = placeOf(path ?? "/");
  const { data } = useCall(
    instituteCalls.list,
    { query: { zone: zoneId, district: districtId, upazila: upazilaId, size: 1 } },
    { enabled: isAllowed && path !== undefined },
  );
  return data?.total;
}
