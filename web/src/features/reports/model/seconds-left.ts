import type { ExportJob } from "@shikkha/contract/reports/export-jobs.ts";

/** At the pace so far; undefined while there is none. */
export function secondsLeft(
  { state, begunAt, rowsDone, rowsTotal }: ExportJob,
  now: number,
): number | undefined {
  if (state !== "RUNNING" || begunAt === null || rowsDone === 0) return undefined;
  const spent = Math.max(0, now - Date.parse(begunAt)) / 1000;
  return Math.max(1, Math.round((spent / rowsDone) * Math.max(0, rowsTotal - rowsDone)));
}
