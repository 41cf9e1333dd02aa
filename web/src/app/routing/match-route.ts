import type { RouteDefinition } from "../../shared/routing/route-definition.ts";

export interface Match {
  readonly definition: RouteDefinition | undefined;
  readonly params: Readonly<Record<string, string>>;
}

type Matcher = (pathname: string) => Match;

/** Finds the route of an address. A route without named parts goes before one with: /general-visits/new is no visit id. */
export function createMatcher(routes: readonly RouteDefinition[]): Matcher {
  const patterns = routes
    .map((definition) => ({
      definition,
      pattern: patternOf(definition.path),
      blanks: blanksOf(definition.path),
    }))
    .toSorted((one, other) => one.blanks - other.blanks);
  return (pathname) => {
    const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
    for (const { definition, pattern } of patterns) {
      const found = pattern.exec(path);
      if (found) return { definition, params: decoded(found.groups ?? {}) };
    }
    return { definition: undefined, params: {} };
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
}

function blanksOf(path: string): number {
  return path.split("{").length - 1;
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name, decodedText(text)]),
  );
}

/** A broken escape is taken as it stands rather than breaking the page. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
