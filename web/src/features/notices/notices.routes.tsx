import { Megaphone } from "lucide-react";
import { resultRoute, resultRoutes } from "../../shared/result/result-routes.ts";
import type { Feature } from "../../shared/routing/route-definition.ts";

const MANAGED = {
  guard: "MANAGE_NOTICE",
  parent: "/notice-management",
  navItem: "noticeManagement",
} as const;
const BACK = {
  guard: "MANAGE_NOTICE",
  navItem: "noticeManagement",
  back: "/notice-management",
  backLabel: "notice:result.back",
} as const;

export const noticesFeature: Feature = {
  name: "notices",
  routes: [
    {
      path: "/notice-list",
      guard: "signedIn",
      title: "menu.noticeList",
      navItem: "noticeList",
      screen: () => import("./screens/NoticeListScreen.tsx"),
    },
    {
      path: "/user-notice-details/{id}",
      guard: "signedIn",
      title: "page.notice",
      parent: "/notice-list",
      navItem: "noticeList",
      screen: () => import("./screens/UserNoticeScreen.tsx"),
    },
    {
      path: "/notice-management",
      guard: "MANAGE_NOTICE",
      title: "menu.noticeManagement",
      navItem: "noticeManagement",
      screen: () => import("./screens/NoticeManagementScreen.tsx"),
    },
    {
      path: "/create-notice",
      title: "page.createNotice",
      ...MANAGED,
      screen: () => import("./screens/NoticeCreateScreen.tsx"),
    },
    {
      path: "/update-notice/{id}",
      title: "page.updateNotice",
      ...MANAGED,
      screen: () => import("./screens/NoticeUpdateScreen.tsx"),
    },
    {
      path: "/notice-details/{id}",
      title: "page.notice",
      ...MANAGED,
      screen: () => import("./screens/NoticeDetailScreen.tsx"),
    },
    ...resultRoutes("notice-creation", {
      ...BACK,
      says: {
        succeed: { title: "notice:result.createdTitle", text: "notice:result.createdText" },
        failed: { title: "notice:result.notCreatedTitle", text: "notice:result.notDoneText" },
      },
    }),
    ...resultRoutes("notice-updation", {
      ...BACK,
      says: {
        succeed: { title: "notice:result.updatedTitle", text: "notice:result.updatedText" },
        failed: { title: "notice:result.notUpdatedTitle", text: "notice:result.notDoneText" },
      },
    }),
    resultRoute("/delete-notice/success", "deleted", {
      ...BACK,
      says: { deleted: { title: "notice:result.deletedTitle", text: "notice:result.deletedText" } },
    }),
  ],
  menu: [
    {
      id: "notices",
      order: 110,
      icon: Megaphone,
      label: "menu.notices",
      items: [
        { id: "noticeList", label: "menu.noticeList", to: "/notice-list" },
        {
          id: "noticeManagement",
          label: "menu.noticeManagement",
          to: "/notice-management",
          allOf: ["MANAGE_NOTICE"],
        },
      ],
    },
  ],
};
