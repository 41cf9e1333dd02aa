export const REPORT_FORMATS = ["PDF", "EXCEL", "CSV"] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

const EXTENSION: Record<ReportFormat, string> = { PDF: "pdf", EXCEL: "xlsx", CSV: "csv" };

export function reportFileName(name: string, format: ReportFormat): string {
  return `${name}.${EXTENSION[format]}`;
}
