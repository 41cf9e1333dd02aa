import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from "@tanstack/react-router";
import { useAuth } from "../../lib/session/auth-store.ts";
import type { Frame, RouteDefinition } from "../../shared/routing/route-definition.ts";
import { FailedScreen } from "../errors/FailedScreen.tsx";
import { ROUTES } from "../features.ts";
import { lazyComponent } from "./lazy-component.tsx";
import { PendingScreen } from "./PendingScreen.tsx";
import { RootLayout } from "./RootLayout.tsx";
import { routeComponent } from "./route-component.tsx";
import { routerPath } from "./router-path.ts";

const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: lazyComponent(() => import("../errors/UnknownPageScreen.tsx")),
});

/** A visitor who enters the shell is sent to the root. */
function sendVisitorsHome(): void {
  if (!useAuth.getState().isLoggedIn) throw redirect({ to: "/", replace: true });
}

const frameRoutes: Record<Frame, AnyRoute> = {
  shell: createRoute({
    getParentRoute: () => rootRoute,
    id: "shell",
    beforeLoad: sendVisitorsHome,
    component: lazyComponent(() => import("../shell/Shell.tsx")),
  }),
  public: createRoute({
    getParentRoute: () => rootRoute,
    id: "public",
    component: lazyComponent(() => import("../frames/PublicFrame.tsx")),
  }),
  bare: createRoute({ getParentRoute: () => rootRoute, id: "bare" }),
};

function routesIn(frame: Frame): AnyRoute {
  const parent = frameRoutes[frame];
  const own = ROUTES.filter((definition) => (definition.frame ?? "shell") === frame);
  return parent.addChildren(own.map((definition) => screenRoute(parent, definition)));
}

function screenRoute(parent: AnyRoute, definition: RouteDefinition): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: routerPath(definition.path),
    component: routeComponent(definition),
    staticData: { definition },
  });
}

export const router = createRouter({
  routeTree: rootRoute.addChildren([routesIn("shell"), routesIn("public"), routesIn("bare")]),
  defaultErrorComponent: FailedScreen,
  defaultPendingComponent: PendingScreen,
  defaultPendingMs: 200,
  scrollRestoration: true,
});
