import { useOpenPlace } from "./open-place.ts";
import type { RouteDefinition } from "./route-definition.ts";

/** The definition of the route that is open; undefined on an unknown address. */
export function useOpenRoute(): RouteDefinition | undefined {
  return useOpenPlace().definition;
}

export function useRouteDefinition(): RouteDefinition {
  const definition = useOpenRoute();
  if (!definition) throw new Error("Only a screen of a defined route may ask for its definition.");
  return definition;
}
