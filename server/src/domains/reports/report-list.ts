import type { ReportName } from "@shikkha/contract/reports/report-names.ts";
import {
  curriculumReport,
  delayedReport,
  officerAbsenceReport,
  teacherAbsenceReport,
} from "./definitions/carried-out.ts";
import { completedReport, officeInstituteSummary } from "./definitions/completed.ts";
import { officeSummaryReport } from "./definitions/office-summary.ts";
import { planSubmissionReport } from "./definitions/plan-submission.ts";
import { incompleteReport, planReport } from "./definitions/planned-visits.ts";
import { subjectiveReport } from "./definitions/subjective.ts";
import type { AnyReport } from "./report-definition.ts";

/** Every report of the product; a new one is defined in a file of its own and named here. */
export const REPORTS: Readonly<Record<ReportName, AnyReport>> = {
  "plan-submission": planSubmissionReport,
  "office-institute-summary-report": officeInstituteSummary,
  "monitoring-plan": planReport,
  "monitoring-activities-completed": completedReport,
  "monitoring-activities-completed-delay": delayedReport,
  "monitoring-activities-incomplete": incompleteReport,
  "monitoring-teacher-staff-absent-count": teacherAbsenceReport,
  "monitoring-summary": officeSummaryReport,
  "monitoring-officer-staff-absent-count": officerAbsenceReport,
  curriculum: curriculumReport,
  "monitoring-subjective-report": subjectiveReport,
};
