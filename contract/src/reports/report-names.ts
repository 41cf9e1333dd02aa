/** Every report by the name it has in addresses. */
export const REPORT_NAMES = [
  "plan-submission",
  "office-institute-summary-report",
  "monitoring-plan",
  "monitoring-activities-completed",
  "monitoring-activities-completed-delay",
  "monitoring-activities-incomplete",
  "monitoring-teacher-staff-absent-count",
  "monitoring-summary",
  "monitoring-officer-staff-absent-count",
  "curriculum",
  "monitoring-subjective-report",
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** More than so many rows are written in the background. */
export const MOST_ROWS_AT_ONCE = 50_000;
/** A finished file is kept for so many days. */
export const DAYS_KEPT = 7;
/** So many of a person's reports may wait or be written at a time. */
export const MOST_JOBS_AT_ONCE = 5;
