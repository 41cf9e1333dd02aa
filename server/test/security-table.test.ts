import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const text = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const rows = text.split("\n").filter((line) => line.startsWith("| V"));
const files = globSync("{contract,server,web,e2e,deploy}/**/*.{ts,tsx,conf}", {
  cwd: ROOT,
  exclude: (name) => name.includes("node_modules") || name.includes("dist"),
}).map((path) => path.replaceAll("\\", "/"));

describe("the table of ASVS 5.0.0", () => {
  it("has each of the 253 requirements of levels 1 and 2 once", () => {
    const numbers = rows.flatMap((row) => (row.split("|")[1] ?? "").match(/V\d+\.\d+\.\d+/g) ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(253);
  });

  it("names deviations that are described, and describes none that is not named", () => {
    const named = new Set(rows.flatMap((row) => row.match(/\bD\d+\b/g) ?? []));
    const described = [...text.matchAll(/^- \*\*(D\d+) /gm)].map(([, name = ""]) => name);
    expect(named).toEqual(new Set(described));
  });
});

it("docs/security.md names only files that exist", () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|conf))`/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(100);
  const known = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`));
  expect([...new Set(named)].filter((name) => !known(name))).toEqual([]);
});
