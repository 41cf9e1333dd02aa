import type { Feature } from "../../shared/routing/route-definition.ts";

export const authFeature: Feature = {
  name: "auth",
  routes: [
    {
      path: "/login/redirect-to-sso",
      guard: "public",
      title: "page.login",
      frame: "public",
      screen: () => import("./screens/RedirectToSsoScreen.tsx"),
    },
    {
      path: "/sso/login",
      guard: "public",
      title: "page.login",
      frame: "public",
      screen: () => import("./screens/SsoLoginScreen.tsx"),
    },
    {
      path: "/guest-login",
      guard: "public",
      title: "page.guestLogin",
      frame: "public",
      screen: () => import("./screens/GuestLoginScreen.tsx"),
    },
  ],
};
