import { Download, FileChartColumn } from "lucide-react";
import type { Feature } from "../../shared/routing/route-definition.ts";

const report = () => import("./screens/ReportScreen.tsx");

const INSTITUTION = {
  guard: "VIEW_REPORT",
  screen: report,
  parent: "/report/institution",
  navItem: "institutionReports",
} as const;
const OFFICE = {
  guard: "VIEW_REPORT",
  screen: report,
  parent: "/report/office",
  navItem: "officeReports",
} as const;
const OTHERS = {
  guard: "VIEW_REPORT",
  screen: report,
  parent: "/report/others",
  navItem: "otherReports",
} as const;

export const reportsFeature: Feature = {
  name: "reports",
  routes: [
    {
      path: "/report/institution",
      guard: "VIEW_REPORT",
      title: "page.institutionReports",
      screen: () => import("./screens/InstitutionReportsScreen.tsx"),
      navItem: "institutionReports",
    },
    { path: "/report/institution/monitoring-plan", title: "page.reportPlan", ...INSTITUTION },
    {
      path: "/report/institution/monitoring-activities-completed",
      title: "page.reportCompleted",
      ...INSTITUTION,
    },
    {
      path: "/report/institution/monitoring-activities-completed-delay",
      title: "page.reportDelayed",
      ...INSTITUTION,
    },
    {
      path: "/report/institution/monitoring-activities-incomplete",
      title: "page.reportIncomplete",
      ...INSTITUTION,
    },
    {
      path: "/report/institution/monitoring-teacher-staff-absent-count",
      title: "page.reportTeacherAbsence",
      ...INSTITUTION,
    },
    {
      path: "/report/office",
      guard: "VIEW_REPORT",
      title: "page.officeReports",
      screen: () => import("./screens/OfficeReportsScreen.tsx"),
      navItem: "officeReports",
    },
    { path: "/report/office/monitoring-summary", title: "page.reportOfficeSummary", ...OFFICE },
    {
      path: "/report/office/monitoring-officer-staff-absent-count",
      title: "page.reportOfficerAbsence",
      ...OFFICE,
    },
    {
      path: "/report/curriculum",
      guard: "VIEW_REPORT",
      title: "page.curriculumReports",
      parent: "/report/institution",
      navItem: "institutionReports",
      screen: report,
    },
    {
      path: "/report/others",
      guard: "VIEW_REPORT",
      title: "page.otherReports",
      screen: () => import("./screens/OtherReportsScreen.tsx"),
      navItem: "otherReports",
    },
    { path: "/report/others/plan-submission", title: "page.reportPlanSubmission", ...OTHERS },
    {
      path: "/report/others/office-institute-summary-report",
      title: "page.reportSummary",
      ...OTHERS,
    },
    {
      path: "/monitoring-subjective-report/{formType}",
      guard: "VIEW_REPORT",
      title: "page.subjectiveReport",
      parent: "/report/institution",
      navItem: "institutionReports",
      screen: report,
    },
    {
      path: "/downloads",
      guard: "signedIn",
      title: "menu.downloads",
      navItem: "downloads",
      screen: () => import("./screens/DownloadsScreen.tsx"),
    },
  ],
  menu: [
    {
      id: "reports",
      order: 80,
      icon: FileChartColumn,
      label: "menu.reports",
      allOf: ["VIEW_REPORT"],
      items: [
        { id: "institutionReports", label: "menu.institutionReports", to: "/report/institution" },
        { id: "officeReports", label: "menu.officeReports", to: "/report/office" },
        { id: "otherReports", label: "menu.otherReports", to: "/report/others" },
        // The route behind it asks for MANAGE_FORMS; a link that only leads to "access denied" helps nobody.
        {
          id: "surveyReports",
          label: "menu.surveyReports",
          to: "/report/dynamic-survey",
          allOf: ["MANAGE_FORMS"],
        },
      ],
    },
    { id: "downloads", order: 85, icon: Download, label: "menu.downloads", to: "/downloads" },
  ],
};
