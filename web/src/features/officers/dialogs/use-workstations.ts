import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { dutyCalls } from "@shikkha/contract/officers/duties.ts";
import type { WorkstationType } from "@shikkha/contract/officers/duty-kinds.ts";
import { useCall } from "../../../lib/calls/use-call.ts";

export type Workstation = ResponseOf<typeof dutyCalls.workstations>[number];

export function useWorkstations(type: WorkstationType, searchParam: string) {
  return useCall(dutyCalls.workstations, { query: { type, searchParam } }, { keepPrevious: true });
}
