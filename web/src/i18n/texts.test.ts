import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NAMESPACES } from "./namespaces.ts";

const SRC = join(import.meta.dirname, "..");

type Texts = Map<string, string>;

function flat(value: unknown, before = ""): [string, string][] {
  if (typeof value === "string") return [[before, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    flat(inner, before ? `${before}.${key}` : key),
  );
}

function textsOf(language: string, namespace: string): Texts {
  const file = readFileSync(join(import.meta.dirname, language, `${namespace}.json`), "utf8");
  return new Map(flat(JSON.parse(file)));
}

function blanks(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "").toSorted();
}

/** Latin letters allowed in Bengali: the other language's own name. */
const LATIN_ALLOWED = new Set(["common:shell.english"]);

/** Blanks are filled with data, and 01XXXXXXXXX is how the specification shows a phone number. */
const NOT_WORDS = /\{\{\w+\}\}|[0০][1১]X+/g;

const sources = globSync("**/*.{ts,tsx}", {
  cwd: SRC,
  exclude: (name) => /\.test\.tsx?$/.test(name),
})
  .map((name) => readFileSync(join(SRC, name), "utf8"))
  .join("\n");

describe.each(NAMESPACES)("the texts of %s", (namespace) => {
  const bn = textsOf("bn", namespace);
  const en = textsOf("en", namespace);

  it("have the same keys and the same blanks in both languages", () => {
    expect([...bn.keys()]).toEqual([...en.keys()]);
    for (const [key, text] of bn) expect(blanks(text), key).toEqual(blanks(en.get(key) ?? ""));
  });

  it("are never empty and always NFC", () => {
    for (const [key, text] of [...bn, ...en]) {
      expect(text.trim(), key).not.toBe("");
      expect(text, key).toBe(text.normalize("NFC"));
    }
  });

  it("hold no Latin word in Bengali", () => {
    const wrong = [...bn].filter(
      ([key, text]) =>
        /[A-Za-z]/.test(text.replace(NOT_WORDS, "")) && !LATIN_ALLOWED.has(`${namespace}:${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it("are all used", () => {
    const unused = [...en.keys()].filter((key) => !isUsed(namespace, key));
    expect(unused).toEqual([]);
  });
});

/** Named in full somewhere, or by a template whose last part is data: t(`level.${level}`). */
function isUsed(namespace: string, key: string): boolean {
  const base = key.replace(/_(?:one|other)$/, "");
  const family = base.includes(".")
    ? `\`${base.slice(0, base.lastIndexOf(".") + 1)}\${`
    : undefined;
  const named = [`"${base}"`, `"${namespace}:${base}"`];
  return (
    named.some((name) => sources.includes(name)) ||
    (family !== undefined && sources.includes(family))
  );
}
