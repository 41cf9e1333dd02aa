import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "..");
const LETTERS = /\p{L}{2,}/u;
const SPOKEN = new Set([
  "alt",
  "aria-label",
  "title",
  "label",
  "placeholder",
  "help",
  "description",
  "text",
]);

function literalTexts(file: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(file, readFileSync(join(SRC, file), "utf8"));
  new Visitor({
    JSXText: ({ value }) => {
      if (LETTERS.test(value)) found.push(value.trim());
    },
    JSXAttribute: ({ name, value }) => {
      const isSpoken = name.type === "JSXIdentifier" && SPOKEN.has(name.name);
      if (isSpoken && value?.type === "Literal" && LETTERS.test(value.value))
        found.push(value.value);
    },
    Literal: ({ value }) => {
      if (typeof value === "string" && /[\u0980-\u09FF]/.test(value)) found.push(value);
    },
  }).visit(program);
  return found;
}

/** Everything a reader sees comes from the translations; the gallery of the kit is for developers. */
const screens = globSync("**/*.tsx", { cwd: SRC }).filter(
  (file) => !file.includes("dev-kit") && !file.includes(".test."),
);

it.each(screens)("%s holds no literal text", (file) => {
  expect(literalTexts(file)).toEqual([]);
});
