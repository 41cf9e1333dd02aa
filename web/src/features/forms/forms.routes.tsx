import { FileText } from "lucide-react";
import { resultRoutes } from "../../shared/result/result-routes.ts";
import type { Feature } from "../../shared/routing/route-definition.ts";

const FORMS = { guard: "MANAGE_FORMS", navItem: "forms" } as const;
const BACK = { ...FORMS, back: "/form/management", backLabel: "form:result.back" } as const;
const NOT_SAVED = { title: "form:result.notSavedTitle", text: "form:result.notSavedText" } as const;

export const formsFeature: Feature = {
  name: "forms",
  routes: [
    {
      path: "/form/management",
      title: "menu.forms",
      ...FORMS,
      screen: () => import("./screens/FormManagementScreen.tsx"),
    },
    {
      path: "/form/create",
      title: "page.createForm",
      parent: "/form/management",
      ...FORMS,
      screen: () => import("./screens/FormCreateScreen.tsx"),
    },
    {
      path: "/form/edit/{id}",
      title: "page.editForm",
      parent: "/form/management",
      isFullPage: true,
      ...FORMS,
      screen: () => import("./screens/FormEditScreen.tsx"),
    },
    {
      path: "/form/detail/{id}",
      title: "page.formDetail",
      parent: "/form/management",
      ...FORMS,
      screen: () => import("./screens/FormDetailScreen.tsx"),
    },
    ...resultRoutes("save-form", {
      ...BACK,
      says: {
        succeed: { title: "form:result.savedTitle", text: "form:result.savedText" },
        failed: NOT_SAVED,
        deleted: { title: "form:result.deletedTitle", text: "form:result.deletedText" },
      },
    }),
    ...resultRoutes("update-form", {
      ...BACK,
      says: {
        succeed: { title: "form:result.updatedTitle", text: "form:result.updatedText" },
        failed: NOT_SAVED,
      },
    }),
  ],
  menu: [
    {
      id: "forms",
      order: 60,
      icon: FileText,
      label: "menu.forms",
      to: "/form/management",
      allOf: ["MANAGE_FORMS"],
    },
  ],
};
