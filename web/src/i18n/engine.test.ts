import i18next from "i18next";
import { beforeAll, describe, expect, it, vi } from "vitest";
import engine from "./engine.ts";
import type { Texts } from "./engine-texts.ts";
import { NAMESPACES } from "./namespaces.ts";

const files = import.meta.glob<Texts>("./{bn,en}/*.json", { import: "default", eager: true });

function read(language: string, namespace: string): Promise<Texts> {
  const found = files[`./${language}/${namespace}.json`];
  return found ? Promise.resolve(found) : Promise.reject(new Error("no such group"));
}

const options = {
  lng: "bn",
  ns: [...NAMESPACES],
  defaultNS: "common" as const,
  fallbackLng: false as const,
  interpolation: { escapeValue: false },
};

function keysOf(texts: Texts, before = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [before + key] : keysOf(value, `${before}${key}.`),
  );
}

/** A value for every name that stands in double braces, and a count for the plural forms. */
function paramsFor(text: string, count: number) {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => [
    name,
    `<${name}>`,
  ]);
  return { ...Object.fromEntries(names), count };
}

beforeAll(async () => {
  await i18next.use({ type: "backend", init: () => undefined, read }).init({ ...options });
  await engine.use({ type: "backend", init: () => undefined, read }).init({ ...options });
});

describe.each(["bn", "en"])("the small engine in %s", (language) => {
  it("says what i18next says, for every text and both plural forms", async () => {
    await Promise.all([i18next.changeLanguage(language), engine.changeLanguage(language)]);
    const translate = i18next.t as unknown as typeof engine.t;
    for (const namespace of NAMESPACES) {
      const texts = files[`./${language}/${namespace}.json`] ?? {};
      for (const path of keysOf(texts)) {
        const key = `${namespace}:${path.replace(/_(?:one|other)$/, "")}`;
        for (const count of [1, 5]) {
          const params = paramsFor(JSON.stringify(texts), count);
          expect(engine.t(key, params), key).toBe(translate(key, params));
        }
      }
    }
  });
});

it("reports a missing text and shows its key", () => {
  engine.options.missingKeyHandler = vi.fn();
  expect(engine.t("no.such.text")).toBe("no.such.text");
  expect(engine.options.missingKeyHandler).toHaveBeenCalledWith(["en"], "common", "no.such.text");
});

it("fills gaps from another language without touching what is there", async () => {
  await engine.changeLanguage("en");
  const before = engine.t("app.name");
  engine.addResourceBundle("en", "common", { app: { name: "other", onlyHere: "filled" } });
  expect(engine.t("app.name")).toBe(before);
  expect(engine.t("app.onlyHere")).toBe("filled");
});

it("does not wait for ever for a group that cannot be had", async () => {
  await engine.loadNamespaces("noSuchGroup");
  expect(engine.hasLoadedNamespace("noSuchGroup")).toBe(true);
  expect(engine.hasResourceBundle("en", "noSuchGroup")).toBe(false);
});
