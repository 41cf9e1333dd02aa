import type { Feature } from "../../shared/routing/route-definition.ts";

export const landingFeature: Feature = {
  name: "landing",
  routes: [
    {
      path: "/",
      guard: "public",
      title: "page.home",
      frame: "public",
      screen: () => import("./screens/LandingScreen.tsx"),
    },
    {
      path: "/history",
      guard: "public",
      title: "page.history",
      frame: "public",
      screen: () => import("./screens/HistoryScreen.tsx"),
    },
    {
      path: "/photo-gallery",
      guard: "public",
      title: "page.gallery",
      frame: "public",
      screen: () => import("./screens/PhotoGalleryScreen.tsx"),
    },
    {
      path: "/privacy-policy",
      guard: "public",
      title: "page.privacy",
      frame: "public",
      screen: () => import("./screens/PrivacyPolicyScreen.tsx"),
    },
    {
      path: "/contact",
      guard: "public",
      title: "page.contact",
      frame: "public",
      screen: () => import("./screens/ContactScreen.tsx"),
    },
  ],
};
