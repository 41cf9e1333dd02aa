import { Users } from "lucide-react";
import type { Feature } from "../../shared/routing/route-definition.ts";

const OFFICERS = { guard: "VIEW_OFFICER_DETAIL", navItem: "officers" } as const;

export const officersFeature: Feature = {
  name: "officers",
  routes: [
    {
      path: "/officer-list",
      title: "menu.officers",
      screen: () => import("./screens/OfficerListScreen.tsx"),
      ...OFFICERS,
    },
    {
      path: "/officer-details/{officerId}",
      title: "page.officer",
      parent: "/officer-list",
      screen: () => import("./screens/OfficerDetailScreen.tsx"),
      ...OFFICERS,
    },
  ],
  menu: [
    {
      id: "officers",
      order: 100,
      icon: Users,
      label: "menu.officers",
      to: "/officer-list",
      allOf: ["VIEW_OFFICER_DETAIL"],
    },
  ],
};
