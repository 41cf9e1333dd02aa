import { MessageSquareText } from "lucide-react";
import type { Feature } from "../../shared/routing/route-definition.ts";

export const messagesFeature: Feature = {
  name: "messages",
  routes: [
    {
      path: "/contact-messages",
      guard: "CONTACT_MODULE",
      title: "menu.contactMessages",
      navItem: "contactMessages",
      screen: () => import("./screens/MessageListScreen.tsx"),
    },
  ],
  menu: [
    {
      id: "contactMessages",
      order: 115,
      icon: MessageSquareText,
      label: "menu.contactMessages",
      to: "/contact-messages",
      allOf: ["CONTACT_MODULE"],
    },
  ],
};
