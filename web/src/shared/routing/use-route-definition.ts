import { useMatches } from "@tanstack/react-router";
import type { RouteDefinition } from "./route-definition.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    definition?: RouteDefinition;
  }
}

/** The definition of the route that is open; undefined on an unknown address. */
export function useOpenRoute(): RouteDefinition | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.definition });
}

export function useRouteDefinition(): RouteDefinition {
  const definition = useOpenRoute();
  if (!definition) throw new Error("Only a screen of a defined route may ask for its definition.");
  return definition;
}
