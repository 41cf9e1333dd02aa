import type { Feature } from "../shared/routing/route-definition.ts";

/**
 * The gallery of the kit. It shows no data, so it needs no guard; nothing links to it. Whether it is there at all will
 * follow the server's mode once a public call tells it.
 */
export const devKitRoutes: Feature = {
  name: "dev-kit",
  routes: [
    {
      path: "/dev/kit",
      guard: "public",
      title: "page.kit",
      frame: "bare",
      screen: async () => {
        const { KitScreen } = await import("../features/dev-kit/screens/KitScreen.tsx");
        return { default: () => <KitScreen /> };
      },
    },
  ],
};
