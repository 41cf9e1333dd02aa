import { ScrollText } from "lucide-react";
import { resultRoutes } from "../../shared/result/result-routes.ts";
import type { Feature } from "../../shared/routing/route-definition.ts";

const AUDIT = { guard: "MANAGE_AUDIT", navItem: "auditLog" } as const;

export const auditFeature: Feature = {
  name: "audit",
  routes: [
    {
      path: "/audit-log",
      title: "menu.auditLog",
      screen: () => import("./screens/AuditLogScreen.tsx"),
      ...AUDIT,
    },
    ...resultRoutes("audit", {
      ...AUDIT,
      back: "/audit-log",
      backLabel: "menu.auditLog",
      says: { failed: { title: "result.fetchFailed.title", text: "result.failed.text" } },
    }),
  ],
  menu: [
    {
      id: "auditLog",
      order: 150,
      icon: ScrollText,
      label: "menu.auditLog",
      to: "/audit-log",
      allOf: ["MANAGE_AUDIT"],
    },
  ],
};
