import { receiverCalls } from "@shikkha/contract/notices/receiver-calls.ts";
import type { ReceiverRule } from "@shikkha/contract/notices/receivers.ts";
import { useDeferredValue } from "react";
import { useCall } from "../../lib/calls/use-call.ts";

const NOBODY: ReceiverRule = { kind: "ALL_USERS" };

/** How many people a rule reaches, and by which channels; the last count stays while the next one comes. */
export function useReach(rule: ReceiverRule | undefined) {
  const settled = useDeferredValue(rule);
  const answer = useCall(
    receiverCalls.count,
    { body: { receivers: settled ?? NOBODY } },
    { enabled: settled !== undefined, keepPrevious: true, staleTime: 60_000 },
  );
  return rule === undefined ? { ...answer, data: undefined } : answer;
}
