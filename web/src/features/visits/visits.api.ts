import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { designationCalls } from "@shikkha/contract/officers/designations.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export type VisitQuery = NonNullable<RequestOf<typeof visitCalls.list>["query"]>;

export function useVisits(kind: VisitKind, query: VisitQuery) {
  return useCall(visitCalls.list, { params: { kind }, query }, { keepPrevious: true });
}

export function useVisit(kind: VisitKind, visitId: string) {
  return useCall(visitCalls.one, { params: { kind, visitId } });
}

export function useVisitVersion(kind: VisitKind, visitId: number, number: number) {
  return useCall(
    visitCalls.version,
    { params: { kind, visitId, number } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
}

export function useDesignations() {
  return useCall(
    designationCalls.all,
    { query: { userTypes: ["OFFICER", "INSPECTOR"] } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
}
