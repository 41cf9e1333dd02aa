import { ClipboardCheck } from "lucide-react";
import { resultRoutes } from "../../shared/result/result-routes.ts";
import type { Feature } from "../../shared/routing/route-definition.ts";

const INSTITUTE_VISITS = ["MANAGE_SUBMITTED_VISIT", "VISIT_INSTITUTE"] as const;
const OFFICE_VISITS = ["MANAGE_SUBMITTED_VISIT", "VISIT_OFFICE"] as const;
const VISITORS = ["VISIT_INSTITUTE", "VISIT_OFFICE"] as const;

export const visitsFeature: Feature = {
  name: "visits",
  routes: [
    {
      path: "/curriculum-visits",
      screen: () => import("./screens/VisitListScreen.tsx"),
      guard: INSTITUTE_VISITS,
      title: "menu.classroomVisits",
      navItem: "classroomVisits",
    },
    {
      path: "/curriculum-visits/{visitId}",
      screen: () => import("./screens/VisitDetailScreen.tsx"),
      guard: INSTITUTE_VISITS,
      title: "page.classroomVisit",
      parent: "/curriculum-visits",
      navItem: "classroomVisits",
    },
    {
      path: "/general-visits",
      screen: () => import("./screens/VisitListScreen.tsx"),
      guard: INSTITUTE_VISITS,
      title: "menu.generalVisits",
      navItem: "generalVisits",
    },
    {
      path: "/general-visits/{visitId}",
      screen: () => import("./screens/VisitDetailScreen.tsx"),
      guard: INSTITUTE_VISITS,
      title: "page.generalVisit",
      parent: "/general-visits",
      navItem: "generalVisits",
    },
    {
      path: "/office-visits",
      screen: () => import("./screens/VisitListScreen.tsx"),
      guard: OFFICE_VISITS,
      title: "menu.officeVisits",
      navItem: "officeVisits",
    },
    {
      path: "/office-visits/{visitId}",
      screen: () => import("./screens/VisitDetailScreen.tsx"),
      guard: OFFICE_VISITS,
      title: "page.officeVisit",
      parent: "/office-visits",
      navItem: "officeVisits",
    },
    ...resultRoutes("survey-form-fetching", {
      guard: "signedIn",
      back: "/dashboard",
      backLabel: "action.toDashboard",
      says: {
        failed: { title: "monitoring:result.noFormTitle", text: "monitoring:result.noFormText" },
      },
    }),
  ],
  menu: [
    {
      id: "visits",
      order: 50,
      icon: ClipboardCheck,
      label: "menu.visits",
      items: [
        {
          id: "classroomVisits",
          label: "menu.classroomVisits",
          to: "/curriculum-visits",
          anyOf: INSTITUTE_VISITS,
        },
        {
          id: "newClassroomVisit",
          label: "menu.newClassroomVisit",
          to: "/curriculum-visits/new",
          anyOf: VISITORS,
        },
        {
          id: "generalVisits",
          label: "menu.generalVisits",
          to: "/general-visits",
          anyOf: INSTITUTE_VISITS,
        },
        {
          id: "newGeneralVisit",
          label: "menu.newGeneralVisit",
          to: "/general-visits/new",
          anyOf: VISITORS,
        },
        {
          id: "officeVisits",
          label: "menu.officeVisits",
          to: "/office-visits",
          anyOf: OFFICE_VISITS,
        },
        {
          id: "newOfficeVisit",
          label: "menu.newOfficeVisit",
          to: "/office-visits/new",
          anyOf: VISITORS,
        },
        { id: "myWeek", label: "menu.myWeek", to: "/my-week", anyOf: VISITORS },
      ],
    },
  ],
};
