import { LayoutDashboard } from "lucide-react";
import { DASHBOARD_NAV_ITEM } from "../../lib/session/general-store.ts";
import type { Feature } from "../../shared/routing/route-definition.ts";

export const dashboardFeature: Feature = {
  name: "dashboard",
  routes: [
    {
      path: "/dashboard",
      guard: "signedIn",
      title: "menu.dashboard",
      navItem: DASHBOARD_NAV_ITEM,
      screen: () => import("./screens/DashboardScreen.tsx"),
    },
  ],
  menu: [
    {
      id: DASHBOARD_NAV_ITEM,
      order: 10,
      icon: LayoutDashboard,
      label: "menu.dashboard",
      to: "/dashboard",
    },
  ],
};
