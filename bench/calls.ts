import type { CallDefinition, RequestOf } from "@shikkha/contract/kernel/call.ts";
import { auditCalls } from "@shikkha/contract/audit.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { locationCalls } from "@shikkha/contract/locations.ts";
import { prepareRequest } from "@shikkha/contract/kernel/request.ts";
import { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
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

interface Filled {
  readonly officerId: number;
  readonly year: number;
}

/** Reads that officers and supervisors make all day; those of plans over 600,000 planned visits. */
export const callsOf = ({ officerId, year }: Filled): readonly BenchedCall[] => [
  benched("institute list, one zone", instituteCalls.list, { query: { zone: 188, size: 50 } }),
  benched("institute list, whole country", instituteCalls.list, { query: { size: 50 } }),
  benched("institute search শিক্ষা", instituteCalls.list, {
    query: { searchParam: "শিক্ষা", size: 50 },
  }),
  benched("institute detail", instituteCalls.detail, { params: { eiin: "140001" } }),
  benched("officer list, one zone", officerCalls.list, { query: { zone: 188, size: 50 } }),
  benched("audit log", auditCalls.actionLogs, { query: { size: 50 } }),
  benched("location tree", locationCalls.all, {}),
  benched("plan calendar", myPlanCalls.calendar, { params: { officerId, year } }),
  benched("plan rows", myPlanCalls.rows, { params: { officerId }, query: { planYear: year } }),
  benched("plan statistics, whole country", planReviewCalls.stat, { query: { planYear: year } }),
  benched("plan submissions, one zone", planReviewCalls.list, {
    query: { planYear: year, zoneId: 188, size: 50 },
  }),
  benched("institutes short of visits by upazila, one zone", complianceCalls.places, {
    query: { planYear: year, zoneId: 188, size: 50 },
  }),
  benched("institutes short of visits, one zone", instituteCalls.nonCompliant, {
    query: { year, zone: 188, size: 50 },
  }),
  benched("plans to be revised, one zone", complianceCalls.plans, {
    query: { planYear: year, zoneId: 188, size: 50 },
  }),
];
