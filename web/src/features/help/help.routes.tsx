import { CircleQuestionMark } from "lucide-react";
import type { Feature } from "../../shared/routing/route-definition.ts";

export const helpFeature: Feature = {
  name: "help",
  routes: [
    {
      path: "/help-center",
      guard: "signedIn",
      title: "menu.help",
      navItem: "help",
      screen: () => import("./screens/HelpCenterScreen.tsx"),
    },
    {
      path: "/help-center/guide/mobile",
      guard: "signedIn",
      title: "page.guideMobile",
      navItem: "help",
      parent: "/help-center",
      screen: () => import("./screens/MobileGuideScreen.tsx"),
    },
    {
      path: "/help-center/guide/web",
      guard: "signedIn",
      title: "page.guideWeb",
      navItem: "help",
      parent: "/help-center",
      screen: () => import("./screens/WebGuideScreen.tsx"),
    },
  ],
  menu: [
    { id: "help", order: 160, icon: CircleQuestionMark, label: "menu.help", to: "/help-center" },
  ],
};
