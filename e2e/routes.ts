import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Route {
  readonly path: string;
  readonly guard: string;
  readonly feature: string;
}

/** What stands in for the parts of an address; things the demo data has. */
const EXAMPLES: Readonly<Record<string, string>> = {
  eiin: "140001",
  year: "2026",
  planYear: "2026",
  zoneId: "188",
  formType: "general",
};

/** Every route of the product, from the page that a unit test keeps equal to the route table. */
export function allRoutes(): Route[] {
  const page = readFileSync(join(import.meta.dirname, "../docs/routes.md"), "utf8");
  let feature = "";
  return page.split("\n").flatMap((line) => {
    feature = /^## (\w.*)$/.exec(line)?.[1] ?? feature;
    const row = /^\| `([^`]+)` \| ([^|]+) \|/.exec(line);
    return row?.[1] && row[2] ? [{ path: row[1], guard: row[2].trim(), feature }] : [];
  });
}

export function addressOf({ path }: Route): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? "1");
}
