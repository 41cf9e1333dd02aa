import type { Feature } from "../../shared/routing/route-definition.ts";

export const profileFeature: Feature = {
  name: "profile",
  routes: [
    {
      path: "/profile",
      guard: "signedIn",
      title: "page.profile",
      screen: () => import("./screens/ProfileScreen.tsx"),
    },
  ],
};
