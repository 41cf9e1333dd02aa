import { School } from "lucide-react";
import type { Feature } from "../../shared/routing/route-definition.ts";

const INSTITUTES = { guard: "VIEW_INSTITUTE_DETAIL", navItem: "institutes" } as const;

export const institutesFeature: Feature = {
  name: "institutes",
  routes: [
    {
      path: "/institute-list",
      title: "menu.institutes",
      screen: () => import("./screens/InstituteListScreen.tsx"),
      ...INSTITUTES,
    },
    {
      path: "/institutes/{eiin}",
      title: "page.institute",
      parent: "/institute-list",
      screen: () => import("./screens/InstituteDetailScreen.tsx"),
      ...INSTITUTES,
    },
    {
      path: "/institute-list/import",
      title: "page.instituteImport",
      parent: "/institute-list",
      guard: "MANAGE_SYSTEM_SETTINGS",
      navItem: "institutes",
      screen: () => import("./screens/InstituteImportScreen.tsx"),
    },
  ],
  menu: [
    {
      id: "institutes",
      order: 90,
      icon: School,
      label: "menu.institutes",
      to: "/institute-list",
      allOf: ["VIEW_INSTITUTE_DETAIL"],
    },
  ],
};
