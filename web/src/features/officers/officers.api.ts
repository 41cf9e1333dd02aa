import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { designationCalls } from "@shikkha/contract/officers/designations.ts";
import { officerCalls } from "@shikkha/contract/officers/officers.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export type OfficerQuery = NonNullable<RequestOf<typeof officerCalls.list>["query"]>;

export function useOfficers(query: OfficerQuery) {
  return useCall(officerCalls.list, { query }, { keepPrevious: true });
}

export function useOfficer(officerId: string) {
  return useCall(officerCalls.detail, { params: { officerId } });
}

/** The designations an officer may have; they hardly ever change. */
export function useOfficerDesignations() {
  return useCall(
    designationCalls.all,
    { query: { userTypes: ["OFFICER", "INSPECTOR"] } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
}
