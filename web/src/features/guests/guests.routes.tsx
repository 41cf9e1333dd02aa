import { UserPlus } from "lucide-react";
import { resultRoutes } from "../../shared/result/result-routes.ts";
import type { Feature } from "../../shared/routing/route-definition.ts";

export const guestsFeature: Feature = {
  name: "guests",
  routes: [
    {
      path: "/guest-user/registration",
      guard: "MANAGE_GUEST_USER",
      title: "page.guestRegistration",
      navItem: "guestRegistration",
      screen: () => import("./screens/GuestRegistrationScreen.tsx"),
    },
    {
      path: "/guest-user/list",
      guard: "MANAGE_GUEST_USER",
      title: "page.guestList",
      navItem: "guestList",
      screen: () => import("./screens/GuestListScreen.tsx"),
    },
    ...resultRoutes("guest-user", {
      guard: "MANAGE_GUEST_USER",
      back: "/guest-user/list",
      backLabel: "page.guestList",
      navItem: "guestRegistration",
      says: {
        succeed: { title: "result.guestCreated.title", text: "result.guestCreated.text" },
        failed: { title: "result.guestNotCreated.title", text: "result.failed.text" },
      },
    }),
  ],
  menu: [
    {
      id: "guests",
      order: 130,
      icon: UserPlus,
      label: "menu.guests",
      allOf: ["MANAGE_GUEST_USER"],
      items: [
        {
          id: "guestRegistration",
          label: "menu.guestRegistration",
          to: "/guest-user/registration",
        },
        { id: "guestList", label: "menu.guestList", to: "/guest-user/list" },
      ],
    },
  ],
};
