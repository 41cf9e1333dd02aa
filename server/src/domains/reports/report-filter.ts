import type { InstituteType } from "@shikkha/contract/institute-words.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { MonitoringKind, PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import type { ReportQuery } from "@shikkha/contract/reports/report-query.ts";
import type { Database } from "../../platform/db/database.ts";
import { listPaths } from "./place-names.reads.ts";

/** What a report was asked for, with nothing left open. */
export interface ReportFilter {
  readonly zones: readonly number[];
  readonly districts: readonly number[];
  readonly upazilas: readonly number[];
  /** The paths of each level that was chosen from. */
  readonly paths: readonly (readonly string[])[];
  readonly planYear: number;
  readonly fromDate: string;
  readonly toDate: string;
  /** The day the report is made on: what was planned for it or later is not overdue. */
  readonly today: string;
  readonly designationId: number | undefined;
  readonly instituteType: InstituteType | undefined;
  readonly status: PlanStatus | undefined;
  readonly formType: MonitoringKind;
}

export async function readFilter(
  db: Database,
  query: ReportQuery,
  now: Date,
): Promise<ReportFilter> {
  const { zoneId: zones = [], districtId: districts = [], upazilaId: upazilas = [] } = query;
  const today = dayInDhaka(now);
  const chosen = [zones, districts, upazilas].filter((ids) => ids.length > 0);
  return {
    zones,
    districts,
    upazilas,
    paths: await Promise.all(chosen.map((ids) => listPaths(db, ids))),
    planYear: query.planYear ?? Number(today.slice(0, 4)),
    fromDate: query.fromDate ?? `${(query.toDate ?? today).slice(0, 4)}-01-01`,
    toDate: query.toDate ?? (query.fromDate && query.fromDate > today ? query.fromDate : today),
    today,
    designationId: query.designationId,
    instituteType: query.instituteType,
    status: query.status,
    formType: query.formType ?? "GENERAL_MONITORING",
  };
}
