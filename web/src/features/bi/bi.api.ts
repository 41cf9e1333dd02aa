import { biCalls } from "@shikkha/contract/bi.ts";
import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export type ExploreQuery = NonNullable<RequestOf<typeof biCalls.explore>["query"]>;

export function useExplore(query: ExploreQuery) {
  return useCall(biCalls.explore, { query }, { keepPrevious: true });
}

export function useDistricts(query: ExploreQuery) {
  return useCall(biCalls.districts, { query }, { keepPrevious: true });
}

export function useViews() {
  return useCall(biCalls.views, {});
}
