import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { type ExportJob, exportJobCalls } from "@shikkha/contract/reports/export-jobs.ts";
import { reportCalls } from "@shikkha/contract/reports/reports.ts";
import type { CallError } from "../../lib/calls/call-error.ts";
import { callQuery, useCall } from "../../lib/calls/use-call.ts";

export function useReportPage(input: RequestOf<typeof reportCalls.page>, enabled: boolean) {
  return useCall(reportCalls.page, input, { enabled, keepPrevious: true });
}

const WHILE_OPEN_MS = 1500;

export function isOpen({ state }: ExportJob): boolean {
  return state === "WAITING" || state === "RUNNING";
}

/** Asked again and again while a report is being made, so that its progress is seen. */
export function useExportJobs(enabled = true): UseQueryResult<ExportJob[], CallError> {
  return useQuery({
    ...callQuery(exportJobCalls.list, {}),
    enabled,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? WHILE_OPEN_MS : false),
  });
}
