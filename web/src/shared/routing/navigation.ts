import { browserHistory } from "./browser-history.ts";
import { useOpenPlace } from "./open-place.ts";

const go = {
  to: (href: string) => browserHistory.push(href),
  /** Leaves no way back to the page that is left. */
  replace: (href: string) => browserHistory.replace(href),
  back: () => browserHistory.back(),
  /** One step back, or to the given page for whoever came here first, from a message or a bookmark. */
  backOr: (href: string) =>
    browserHistory.place().index > 0 ? browserHistory.back() : browserHistory.push(href),
};

/** Features speak to the router through this file only, so that it can be exchanged without touching them. */
export function useGo() {
  return go;
}

export function usePathname(): string {
  return useOpenPlace().place.pathname;
}

/** The query of the address as it stands, with its question mark. */
export function useSearchText(): string {
  return useOpenPlace().place.search;
}

/** The {named} parts of the open route. */
export function useRouteParams(): Readonly<Record<string, string>> {
  return useOpenPlace().params;
}
