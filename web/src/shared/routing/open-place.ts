import { createContext, useContext } from "react";
import type { Place } from "./browser-history.ts";
import type { RouteDefinition } from "./route-definition.ts";

/** What is on the screen: the route, its {named} parts, and the address it was opened by. */
export interface OpenPlace {
  readonly definition: RouteDefinition | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly place: Pick<Place, "pathname" | "search">;
}

export const OpenPlaceContext = createContext<OpenPlace | undefined>(undefined);

export function useOpenPlace(): OpenPlace {
  const open = useContext(OpenPlaceContext);
  if (!open) throw new Error("Only what the router shows may ask where it is.");
  return open;
}
