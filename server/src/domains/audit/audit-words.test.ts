import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TARGET_NAMES } from "@shikkha/contract/audit-words.ts";

const DOMAINS = join(import.meta.dirname, "..");
const TARGET = /target: \{ kind: "(\w+)"/g;

it("has words for everything the server writes an entry about", () => {
  const kinds = globSync("**/*.ts", { cwd: DOMAINS })
    .filter((name) => !name.endsWith(".test.ts"))
    .flatMap((name) => [...readFileSync(join(DOMAINS, name), "utf8").matchAll(TARGET)])
    .map(([, kind = ""]) => kind);
  expect(kinds.length).toBeGreaterThan(20);
  expect([...new Set(kinds)].filter((kind) => !(kind in TARGET_NAMES))).toEqual([]);
});
