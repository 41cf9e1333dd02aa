import { CalendarOff } from "lucide-react";
import type { Feature } from "../../shared/routing/route-definition.ts";

export const holidaysFeature: Feature = {
  name: "holidays",
  routes: [
    {
      path: "/holiday/{year}",
      guard: "signedIn",
      title: "menu.holidays",
      navItem: "holidays",
      screen: () => import("./screens/HolidayYearScreen.tsx"),
    },
    {
      path: "/holiday/{year}/add-holiday",
      guard: "MANAGE_HOLIDAY",
      title: "page.addHoliday",
      parent: "/holiday/{year}",
      navItem: "holidays",
      screen: () => import("./screens/AddHolidayScreen.tsx"),
    },
  ],
  menu: [
    {
      id: "holidays",
      order: 30,
      icon: CalendarOff,
      label: "menu.holidays",
      to: ({ year }) => `/holiday/${year}`,
      allOf: ["MANAGE_HOLIDAY"],
    },
  ],
};
