import { locationCalls } from "@shikkha/contract/locations.ts";
import { useCall } from "../../lib/calls/use-call.ts";

/** The whole hierarchy of places. It hardly ever changes, so one fetch serves the visit. */
export function useLocations() {
  return useCall(locationCalls.all, {}, { staleTime: Number.POSITIVE_INFINITY });
}
