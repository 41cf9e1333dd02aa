import type { Feature, RouteDefinition } from "../../shared/routing/route-definition.ts";

const VISITORS = ["VISIT_INSTITUTE", "VISIT_OFFICE"] as const;

/** What every filling screen shares: its own bar, and that it works without a connection. */
const FILLING = {
  guard: VISITORS,
  isFullPage: true,
  hidesTopBar: true,
  worksOffline: true,
  screen: () => import("./screens/FillingScreen.tsx"),
} satisfies Partial<RouteDefinition>;

export const fieldFeature: Feature = {
  name: "field",
  routes: [
    {
      path: "/my-week",
      guard: VISITORS,
      title: "menu.myWeek",
      navItem: "myWeek",
      worksOffline: true,
      screen: () => import("./screens/MyWeekScreen.tsx"),
    },
    {
      path: "/my-week/place",
      guard: VISITORS,
      title: "page.place",
      parent: "/my-week",
      navItem: "myWeek",
      isFullPage: "phone",
      worksOffline: true,
      screen: () => import("./screens/PlaceScreen.tsx"),
    },
    {
      path: "/my-week/outbox",
      guard: VISITORS,
      title: "page.outbox",
      parent: "/my-week",
      navItem: "myWeek",
      worksOffline: true,
      screen: () => import("./screens/OutboxScreen.tsx"),
    },
    {
      ...FILLING,
      path: "/curriculum-visits/new",
      title: "menu.newClassroomVisit",
      navItem: "newClassroomVisit",
    },
    {
      ...FILLING,
      path: "/general-visits/new",
      title: "menu.newGeneralVisit",
      navItem: "newGeneralVisit",
    },
    {
      ...FILLING,
      path: "/office-visits/new",
      title: "menu.newOfficeVisit",
      navItem: "newOfficeVisit",
    },
  ],
};
