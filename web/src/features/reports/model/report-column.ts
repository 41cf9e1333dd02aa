import type { ReportPage } from "@shikkha/contract/reports/reports.ts";

export type ReportColumn = ReportPage["columns"][number];

export function isNumeric({ kind }: ReportColumn): boolean {
  return kind === "number" || kind === "rating" || kind === "percent";
}
