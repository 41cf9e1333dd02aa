import { CircleQuestionMark } from "lucide-react";
import type { Feature } from "../../shared/routing/route-definition.ts";

export const helpFeature: Feature = {
  name: "help",
  routes: [{ path: "/help-center", guard: "signedIn", title: "menu.help", navItem: "help" }],
  menu: [
    { id: "help", order: 160, icon: CircleQuestionMark, label: "menu.help", to: "/help-center" },
  ],
};
