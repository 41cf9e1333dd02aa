import { auditCalls } from "@shikkha/contract/audit.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { locationCalls } from "@shikkha/contract/locations.ts";
import { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { officerCalls } from "@shikkha/contract/officers/officers.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { benched, type BenchedCall } from "./benched.ts";

interface Filled {
  readonly officerId: number;
  /** A general visit, and the upazila it was to. */
  readonly visitId: number;
  readonly upazilaId: number;
  /** The year that is being planned. */
  readonly year: number;
}

/** Reads that officers and supervisors make all day; those of plans over 600,000 planned visits a year, those of visits over a million. */
export const callsOf = ({
  officerId,
  visitId,
  upazilaId,
  year,
}: Filled): readonly BenchedCall[] => [
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
  benched("visit list, whole country", visitCalls.list, {
    params: { kind: "general" },
    query: { size: 50 },
  }),
  benched("visit list, one upazila", visitCalls.list, {
    params: { kind: "general" },
    query: { upazilaId, size: 50 },
  }),
  benched("visit detail", visitCalls.one, { params: { kind: "general", visitId } }),
];

/** Dear, and measured last: what it leaves running would be counted against the call after it. */
export const searchCalls: readonly BenchedCall[] = [
  benched("visit search আদর্শ", visitCalls.list, {
    params: { kind: "general" },
    query: { searchParam: "আদর্শ", size: 50 },
  }),
];
