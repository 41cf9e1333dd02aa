import { ListChecks, ListTodo } from "lucide-react";
import { resultRoutes } from "../../shared/result/result-routes.ts";
import type { Feature } from "../../shared/routing/route-definition.ts";

const MANAGED = {
  guard: "MANAGE_FORMS",
  parent: "/dynamic-survey/management",
  navItem: "surveyManagement",
} as const;
const BACK = {
  guard: "MANAGE_FORMS",
  navItem: "surveyManagement",
  back: "/dynamic-survey/management",
  backLabel: "dynamicSurvey:result.back",
} as const;

export const surveysFeature: Feature = {
  name: "surveys",
  routes: [
    {
      path: "/dynamic-survey/management",
      guard: "MANAGE_FORMS",
      title: "menu.surveyManagement",
      navItem: "surveyManagement",
      screen: () => import("./screens/SurveyManagementScreen.tsx"),
    },
    {
      path: "/dynamic-survey/list",
      title: "page.surveyList",
      ...MANAGED,
      screen: () => import("./screens/SurveyListScreen.tsx"),
    },
    {
      path: "/dynamic-survey/create",
      title: "page.createSurvey",
      ...MANAGED,
      screen: () => import("./screens/SurveyCreateScreen.tsx"),
    },
    {
      path: "/dynamic-survey/update/{id}",
      title: "page.updateSurvey",
      ...MANAGED,
      screen: () => import("./screens/SurveyUpdateScreen.tsx"),
    },
    {
      path: "/form/survey-list",
      guard: "MANAGE_FORMS",
      title: "page.formSurveys",
      parent: "/form/management",
      navItem: "forms",
      screen: () => import("./screens/FormSurveysScreen.tsx"),
    },
    {
      path: "/report/dynamic-survey",
      guard: "MANAGE_FORMS",
      title: "page.surveyReports",
      navItem: "surveyReports",
      screen: () => import("./screens/SurveyReportScreen.tsx"),
    },
    {
      path: "/my-surveys",
      guard: "signedIn",
      title: "menu.mySurveys",
      navItem: "mySurveys",
      screen: () => import("./screens/MySurveysScreen.tsx"),
    },
    {
      path: "/my-surveys/{id}",
      guard: "signedIn",
      title: "page.mySurvey",
      parent: "/my-surveys",
      navItem: "mySurveys",
      screen: () => import("./screens/MySurveyScreen.tsx"),
    },
    ...resultRoutes("dynamic-survey-publish", {
      ...BACK,
      says: {
        succeed: {
          title: "dynamicSurvey:result.publishedTitle",
          text: "dynamicSurvey:result.publishedText",
        },
        failed: {
          title: "dynamicSurvey:result.notPublishedTitle",
          text: "dynamicSurvey:result.notDoneText",
        },
      },
    }),
    ...resultRoutes("dynamic-survey-update", {
      ...BACK,
      says: {
        succeed: {
          title: "dynamicSurvey:result.updatedTitle",
          text: "dynamicSurvey:result.updatedText",
        },
        failed: {
          title: "dynamicSurvey:result.notUpdatedTitle",
          text: "dynamicSurvey:result.notDoneText",
        },
      },
    }),
  ],
  menu: [
    {
      id: "surveyManagement",
      order: 120,
      icon: ListChecks,
      label: "menu.surveyManagement",
      to: "/dynamic-survey/management",
      allOf: ["MANAGE_FORMS"],
    },
    { id: "mySurveys", order: 125, icon: ListTodo, label: "menu.mySurveys", to: "/my-surveys" },
  ],
};
