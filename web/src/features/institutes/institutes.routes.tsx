import { School } from "lucide-react";
import type { Feature } from "../../shared/routing/route-definition.ts";

const INSTITUTES = { guard: "VIEW_INSTITUTE_DETAIL", navItem: "institutes" } as const;

export const institutesFeature: Feature = {
  name: "institutes",
  routes: [
    { path: "/institute-list", title: "menu.institutes", ...INSTITUTES },
    {
      path: "/institutes/{eiin}",
      title: "page.institute",
      parent: "/institute-list",
      ...INSTITUTES,
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
