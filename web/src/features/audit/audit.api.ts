import { auditCalls } from "@shikkha/contract/audit.ts";
import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export type AuditQuery = NonNullable<RequestOf<typeof auditCalls.actionLogs>["query"]>;

export function useActionLogs(query: AuditQuery) {
  return useCall(auditCalls.actionLogs, { query }, { keepPrevious: true });
}

export function useAuditChain() {
  return useCall(auditCalls.chain, {});
}
