import { ChartColumn } from "lucide-react";
import type { Feature } from "../../shared/routing/route-definition.ts";

export const biFeature: Feature = {
  name: "bi",
  routes: [
    {
      path: "/monitoring-bi",
      screen: () => import("./screens/MonitoringBiScreen.tsx"),
      guard: "VIEW_BI",
      title: "menu.monitoringBi",
      navItem: "monitoringBi",
    },
    {
      path: "/survey-monitoring-bi/{formType}",
      screen: () => import("./screens/SurveyBiScreen.tsx"),
      guard: "VIEW_BI",
      title: "page.surveyBi",
      parent: "/monitoring-bi",
      navItem: "monitoringBi",
    },
  ],
  menu: [
    {
      id: "monitoringBi",
      order: 70,
      icon: ChartColumn,
      label: "menu.monitoringBi",
      to: "/monitoring-bi",
      allOf: ["VIEW_BI"],
    },
  ],
};
