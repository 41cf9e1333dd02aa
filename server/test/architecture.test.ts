import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

it("names only folders that exist", () => {
  const tree = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8").split("```")[1] ?? "";
  const path: string[] = [];
  const missing: string[] = [];
  for (const line of tree.split("\n")) {
    const match = /^([│ ]*)[├└]─ ([\w./<>-]+)/.exec(line);
    if (!match?.[1] && match?.[1] !== "") continue;
    const name = match[2] ?? "";
    path.length = Math.floor(match[1].length / 3);
    path.push(name);
    const full = path.join("/").replaceAll("//", "/");
    if (!full.includes("<") && !existsSync(join(ROOT, full))) missing.push(full);
  }
  expect(missing).toEqual([]);
});

it("keeps its files small", () => {
  const sizes = ["contract/src", "server/src", "server/seeds", "web/src"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen|d)\.tsx?$/.test(name))
      .map((name) => ({
        name: join(folder, name),
        lines: readFileSync(join(ROOT, folder, name), "utf8").split("\n").length,
      })),
  );
  const ordered = sizes.map(({ lines }) => lines).toSorted((a, b) => a - b);
  expect(ordered[Math.floor(ordered.length / 2)]).toBeLessThanOrEqual(90);
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
});
