import { Settings } from "lucide-react";
import { resultRoutes } from "../../shared/result/result-routes.ts";
import type { Feature } from "../../shared/routing/route-definition.ts";

const SETTINGS = { guard: "MANAGE_SYSTEM_SETTINGS", navItem: "settings" } as const;

export const settingsFeature: Feature = {
  name: "settings",
  routes: [
    {
      path: "/settings",
      title: "menu.settings",
      screen: () => import("./screens/SettingsScreen.tsx"),
      ...SETTINGS,
    },
    {
      path: "/settings/site",
      title: "page.siteSettings",
      parent: "/settings",
      screen: () => import("./screens/SiteSettingsScreen.tsx"),
      ...SETTINGS,
    },
    {
      path: "/settings/gallery",
      title: "page.gallerySettings",
      parent: "/settings",
      screen: () => import("./screens/GallerySettingsScreen.tsx"),
      ...SETTINGS,
    },
    ...resultRoutes("settings", {
      ...SETTINGS,
      back: "/settings",
      backLabel: "settings:result.back",
      says: {
        succeed: { title: "settings:result.savedTitle", text: "settings:result.savedText" },
        failed: { title: "settings:result.notSavedTitle", text: "settings:result.notSavedText" },
      },
    }),
  ],
  menu: [
    {
      id: "settings",
      order: 140,
      icon: Settings,
      label: "menu.settings",
      to: "/settings",
      allOf: ["MANAGE_SYSTEM_SETTINGS"],
    },
  ],
};
