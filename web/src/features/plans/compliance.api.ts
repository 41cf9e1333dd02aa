import { instituteCalls } from "@shikkha/contract/institutes.ts";
import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { useCall } from "../../lib/calls/use-call.ts";

type PlacesQuery = RequestOf<typeof complianceCalls.places>["query"];
type PlansQuery = RequestOf<typeof complianceCalls.plans>["query"];
type InstitutesQuery = RequestOf<typeof instituteCalls.nonCompliant>["query"];

export function useShortPlaces(query: PlacesQuery) {
  return useCall(complianceCalls.places, { query }, { keepPrevious: true });
}

export function useShortPlans(query: PlansQuery) {
  return useCall(complianceCalls.plans, { query }, { keepPrevious: true });
}

export function useShortInstitutes(query: InstitutesQuery, enabled: boolean) {
  return useCall(instituteCalls.nonCompliant, { query }, { keepPrevious: true, enabled });
}
