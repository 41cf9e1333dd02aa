import type { RouteComponent } from "@tanstack/react-router";
import { useAuth } from "../../lib/session/auth-store.ts";
import { mayPass } from "../../lib/session/use-allowed.ts";
import type { RouteDefinition } from "../../shared/routing/route-definition.ts";
import { lazyComponent } from "./lazy-component.tsx";
import { RouteGate } from "./RouteGate.tsx";

const notBuilt = () => import("../../shared/states/NotBuiltScreen.tsx");

/** The guarded screen of a route. Its code is fetched before the page changes, but never for someone it refuses. */
export function routeComponent(definition: RouteDefinition): RouteComponent {
  const Screen = lazyComponent(definition.screen ?? notBuilt);
  const Guarded = () => (
    <RouteGate definition={definition}>
      <Screen />
    </RouteGate>
  );
  const preload = async () => {
    if (mayPass(definition.guard, useAuth.getState())) await Screen.preload();
  };
  return Object.assign(Guarded, { preload });
}
