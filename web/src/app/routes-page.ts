import type { Guard } from "@shikkha/contract/access/permissions.ts";
import type { Feature, RouteDefinition } from "../shared/routing/route-definition.ts";

function guardWords(guard: Guard): string {
  return typeof guard === "string" ? guard : guard.join(" or ");
}

function row({ path, guard, screen }: RouteDefinition): string {
  return `| \`${path}\` | ${guardWords(guard)} | ${screen ? "yes" : "**no**"} |`;
}

/** docs/routes.md: every address, who may open it, and whether its screen is built. */
export function routesPage(features: readonly Feature[]): string {
  const all = features.flatMap((feature) => feature.routes);
  const open = all.filter((route) => !route.screen);
  const parts = features.map(({ name, routes }) =>
    [`## ${name}`, "", "| address | guard | built |", "|---|---|---|", ...routes.map(row), ""].join(
      "\n",
    ),
  );
  return [
    "# Routes",
    "",
    "Written by `web/src/app/routes.test.ts` from the real route table (`npx vitest run -u` renews it). A route that is not",
    "built says so on its screen; each later issue turns its own to “yes”.",
    "",
    `${all.length} routes, ${open.length} not built.`,
    "",
    ...parts,
  ].join("\n");
}
