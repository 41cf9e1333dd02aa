import type { Feature } from "../shared/routing/route-definition.ts";

/** The gallery of the kit. It shows no data, so it needs no guard; nothing links to it. */
export const devKitRoutes: Feature = {
  name: "dev-kit",
  routes: [
    {
      path: "/dev/kit",
      guard: "public",
      title: "page.kit",
      frame: "bare",
      screen: () => import("./DevKitScreen.tsx"),
    },
  ],
};
