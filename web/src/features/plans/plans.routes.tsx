import { CalendarClock, ClipboardList } from "lucide-react";
import { resultRoutes } from "../../shared/result/result-routes.ts";
import type { Feature } from "../../shared/routing/route-definition.ts";

const SESSIONS = { guard: "MANAGE_PLAN_SESSION", navItem: "planSessions" } as const;
const SUBMISSIONS = { guard: "MANAGE_SUBMITTED_VISIT", navItem: "planStatistics" } as const;
const OWN = { guard: "SUBMIT_VISIT_PLAN", navItem: "myPlan" } as const;

export const plansFeature: Feature = {
  name: "plans",
  routes: [
    {
      path: "/my-plan/{planYear}",
      title: "menu.myPlan",
      screen: () => import("./screens/MyPlanScreen.tsx"),
      ...OWN,
    },
    {
      path: "/my-plan/{planYear}/month/{month}",
      title: "page.monthSheet",
      screen: () => import("./screens/MonthSheetScreen.tsx"),
      ...OWN,
    },
    {
      path: "/plan-session/{planSessionId}/add-visit-plan",
      title: "page.addVisitPlan",
      screen: () => import("./screens/AddVisitPlanScreen.tsx"),
      ...OWN,
    },
    {
      path: "/plan-session/{planSessionId}/suggested-plan",
      title: "page.suggestedPlan",
      screen: () => import("./screens/SuggestedPlanScreen.tsx"),
      ...OWN,
    },
    {
      path: "/plan-submission-stat/{year}",
      title: "menu.planStatistics",
      screen: () => import("./screens/PlanStatisticsScreen.tsx"),
      ...SUBMISSIONS,
    },
    {
      path: "/plan-submission-details/{year}",
      screen: () => import("./screens/PlanSubmissionDetailsScreen.tsx"),
      title: "page.planSubmissionDetails",
      parent: "/plan-submission-stat/{year}",
      ...SUBMISSIONS,
    },
    {
      path: "/plan-to-be-revised/zone/{zoneId}/year/{planYear}",
      screen: () => import("./screens/PlansToReviseScreen.tsx"),
      title: "page.planToBeRevised",
      ...SUBMISSIONS,
    },
    {
      path: "/isas-complaint-details/zone/{zoneId}/year/{planYear}",
      screen: () => import("./screens/IsasComplianceScreen.tsx"),
      title: "menu.planByIsas",
      guard: "MANAGE_SUBMITTED_VISIT",
      navItem: "planByIsas",
    },
    {
      path: "/plan-session-list",
      title: "menu.planSessions",
      screen: () => import("./screens/PlanSessionListScreen.tsx"),
      ...SESSIONS,
    },
    {
      path: "/add-session-plan",
      title: "page.addPlanSession",
      parent: "/plan-session-list",
      screen: () => import("./screens/PlanSessionStartScreen.tsx"),
      ...SESSIONS,
    },
    {
      path: "/update-session-plan/{planSessionId}",
      title: "page.updatePlanSession",
      parent: "/plan-session-list",
      screen: () => import("./screens/PlanSessionUpdateScreen.tsx"),
      ...SESSIONS,
    },
    {
      path: "/session-plan/{planSessionId}",
      title: "page.planSession",
      parent: "/plan-session-list",
      screen: () => import("./screens/PlanSessionDetailScreen.tsx"),
      ...SESSIONS,
    },
    {
      path: "/officer-plans/{officerId}/{planYear}",
      screen: () => import("./screens/OfficerPlansScreen.tsx"),
      title: "page.officerPlans",
      guard: "VIEW_OFFICER_DETAIL",
      parent: "/officer-list",
      navItem: "officers",
    },
    ...resultRoutes("officers-monitoring-plan", {
      guard: "signedIn",
      back: "/dashboard",
      backLabel: "action.toDashboard",
      says: { "not-found": { title: "visit:result.noPlanTitle", text: "visit:result.noPlanText" } },
    }),
  ],
  menu: [
    {
      id: "planSessions",
      order: 20,
      icon: CalendarClock,
      label: "menu.planSessions",
      to: "/plan-session-list",
      allOf: ["MANAGE_PLAN_SESSION"],
    },
    {
      id: "plans",
      order: 40,
      icon: ClipboardList,
      label: "menu.plans",
      anyOf: ["SUBMIT_VISIT_PLAN", "SUPERVISE_SUBMITTED_PLAN"],
      items: [
        {
          id: "myPlan",
          label: "menu.myPlan",
          to: ({ year }) => `/my-plan/${year}`,
          allOf: ["SUBMIT_VISIT_PLAN"],
        },
        {
          id: "planStatistics",
          label: "menu.planStatistics",
          to: ({ year }) => `/plan-submission-stat/${year}`,
          allOf: ["VIEW_SUBMITTED_PLAN"],
        },
        {
          id: "planByIsas",
          label: "menu.planByIsas",
          to: ({ zoneId, year }) => `/isas-complaint-details/zone/${zoneId}/year/${year}`,
          allOf: ["SUPERVISE_SUBMITTED_PLAN"],
        },
      ],
    },
  ],
};
