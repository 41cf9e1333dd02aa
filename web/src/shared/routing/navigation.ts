import { useLocation, useParams, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";

/** Features speak to the router through this file only, so that it can be exchanged without touching them. */
export function useGo() {
  const { history } = useRouter();
  return useMemo(
    () => ({
      to: (href: string) => history.push(href),
      /** Leaves no way back to the page that is left. */
      replace: (href: string) => history.replace(href),
      back: () => history.back(),
    }),
    [history],
  );
}

export function usePathname(): string {
  return useLocation({ select: (location) => location.pathname });
}

/** The query of the address as it stands, with its question mark. */
export function useSearchText(): string {
  return useLocation({ select: (location) => location.searchStr });
}

/** The {named} parts of the open route. */
export function useRouteParams(): Readonly<Record<string, string>> {
  return useParams({ strict: false });
}
