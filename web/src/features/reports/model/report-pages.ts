import type { ReportName } from "@shikkha/contract/reports/report-names.ts";
import type { CommonKey } from "../../../i18n/text-key.ts";
import type { Requirements } from "../../../shared/location-filter/location-problems.ts";

export type ExtraFilter = "instituteType" | "designation" | "status" | "form";

/** What the screen of a report asks before it shows it. */
export interface ReportPageDefinition {
  readonly path: `/${string}`;
  readonly name: ReportName;
  readonly title: CommonKey;
  readonly time: "year" | "period";
  readonly extras: readonly ExtraFilter[];
  readonly required?: Requirements;
}

const INSTITUTION = "/report/institution";
const OFFICE = "/report/office";
const OTHERS = "/report/others";
const OF_VISITS = { time: "period", extras: ["instituteType", "designation"] } as const;
/** Every planned visit of the country is more than anyone reads: one says which zones, or all. */
const LONG = { ...OF_VISITS, required: { zone: true } } as const;

const REPORT_PAGES: readonly ReportPageDefinition[] = [
  {
    path: `${INSTITUTION}/monitoring-plan`,
    name: "monitoring-plan",
    title: "page.reportPlan",
    ...LONG,
  },
  {
    path: `${INSTITUTION}/monitoring-activities-completed`,
    name: "monitoring-activities-completed",
    title: "page.reportCompleted",
    ...OF_VISITS,
  },
  {
    path: `${INSTITUTION}/monitoring-activities-completed-delay`,
    name: "monitoring-activities-completed-delay",
    title: "page.reportDelayed",
    ...OF_VISITS,
  },
  {
    path: `${INSTITUTION}/monitoring-activities-incomplete`,
    name: "monitoring-activities-incomplete",
    title: "page.reportIncomplete",
    ...LONG,
  },
  {
    path: `${INSTITUTION}/monitoring-teacher-staff-absent-count`,
    name: "monitoring-teacher-staff-absent-count",
    title: "page.reportTeacherAbsence",
    ...OF_VISITS,
  },
  {
    path: `${OFFICE}/monitoring-summary`,
    name: "monitoring-summary",
    title: "page.reportOfficeSummary",
    time: "period",
    extras: ["designation"],
  },
  {
    path: `${OFFICE}/monitoring-officer-staff-absent-count`,
    name: "monitoring-officer-staff-absent-count",
    title: "page.reportOfficerAbsence",
    time: "period",
    extras: ["designation"],
  },
  { path: "/report/curriculum", name: "curriculum", title: "page.curriculumReports", ...OF_VISITS },
  {
    path: `${OTHERS}/plan-submission`,
    name: "plan-submission",
    title: "page.reportPlanSubmission",
    time: "year",
    extras: ["designation", "status"],
  },
  {
    path: `${OTHERS}/office-institute-summary-report`,
    name: "office-institute-summary-report",
    title: "page.reportSummary",
    time: "period",
    extras: [],
  },
  {
    path: "/monitoring-subjective-report/{formType}",
    name: "monitoring-subjective-report",
    title: "page.subjectiveReport",
    time: "period",
    extras: ["form"],
  },
];

export function reportPageAt(path: string): ReportPageDefinition | undefined {
  return REPORT_PAGES.find((page) => page.path === path);
}

export type CardGroup = "institution" | "office" | "others";

/** The reports a page of cards leads to; those without a page of their own stand where they are looked for. */
export function cardsOf(
  group: CardGroup,
): readonly { readonly href: string; readonly page: ReportPageDefinition }[] {
  const own = REPORT_PAGES.filter(({ path }) => path.startsWith(`/report/${group}/`));
  const topic = reportPageAt("/monitoring-subjective-report/{formType}");
  const classes = reportPageAt("/report/curriculum");
  const more = {
    institution: [
      { href: "/report/curriculum", page: classes },
      { href: "/monitoring-subjective-report/GENERAL_MONITORING", page: topic },
    ],
    office: [{ href: "/monitoring-subjective-report/OFFICE", page: topic }],
    others: [],
  }[group];
  return [...own.map((page) => ({ href: page.path, page })), ...more].flatMap(({ href, page }) =>
    page ? [{ href, page }] : [],
  );
}
