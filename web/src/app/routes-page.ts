import type { Guard } from "@shikkha/contract/access/permissions.ts";
import type { Feature, RouteDefinition } from "../shared/routing/route-definition.ts";

function guardWords(guard: Guard): string {
  return typeof guard === "string" ? guard : guard.join(" or ");
}

function row({ path, guard }: RouteDefinition): string {
  return `| \`${path}\` | ${guardWords(guard)} |`;
}

/** docs/routes.md: every address and who may open it. */
export function routesPage(features: readonly Feature[]): string {
  const all = features.flatMap((feature) => feature.routes);
  const parts = features.map(({ name, routes }) =>
    [`## ${name}`, "", "| address | guard |", "|---|---|", ...routes.map(row), ""].join("\n"),
  );
  return [
    "# Routes",
    "",
    "Written by `web/src/app/routes.test.ts` from the real route table (`npx vitest run -u` renews it).",
    "",
    `${all.length} routes.`,
    "",
    ...parts,
  ].join("\n");
}
