import type { CallDefinition, RequestOf } from "@shikkha/contract/kernel/call.ts";
import { auditCalls } from "@shikkha/contract/audit.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { locationCalls } from "@shikkha/contract/locations.ts";
import { prepareRequest } from "@shikkha/contract/kernel/request.ts";
import { officerCalls } from "@shikkha/contract/officers/officers.ts";

interface BenchedCall {
  readonly name: string;
  readonly url: string;
}

function benched<C extends CallDefinition>(
  name: string,
  call: C,
  input: RequestOf<C>,
): BenchedCall {
  return { name, url: prepareRequest("", call, input).url };
}

/** Reads that officers make all day. */
export const CALLS: readonly BenchedCall[] = [
  benched("institute list, one zone", instituteCalls.list, { query: { zone: 188, size: 50 } }),
  benched("institute list, whole country", instituteCalls.list, { query: { size: 50 } }),
  benched("institute search শিক্ষা", instituteCalls.list, {
    query: { searchParam: "শিক্ষা", size: 50 },
  }),
  benched("institute detail", instituteCalls.detail, { params: { eiin: "140001" } }),
  benched("officer list, one zone", officerCalls.list, { query: { zone: 188, size: 50 } }),
  benched("audit log", auditCalls.actionLogs, { query: { size: 50 } }),
  benched("location tree", locationCalls.all, {}),
];
