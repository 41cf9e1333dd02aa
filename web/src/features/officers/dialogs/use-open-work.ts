import { dutyCalls } from "@shikkha/contract/officers/duties.ts";
import { useCall } from "../../../lib/calls/use-call.ts";

/** What ending a duty would touch. Counted anew each time the question is asked. */
export function useOpenWork(dutyId: number) {
  return useCall(dutyCalls.openWork, { params: { dutyId } }, { staleTime: 0 });
}
