import type { Language } from "@shikkha/contract/kernel/language.ts";
import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { loadPatiently } from "../lib/browser/load-patiently.ts";
import type { Texts } from "./engine-texts.ts";
import type { Namespace } from "./namespaces.ts";

const files = import.meta.glob<Texts>("./{bn,en}/*.json", { import: "default" });

type Load = (language: string, namespace: string) => Promise<Record<string, unknown>>;

/** One group in one language, also in another than the page's. */
export function loadTexts(language: string, namespace: string): Promise<Texts> {
  const load = files[`./${language}/${namespace}.json`];
  return load ? load() : Promise.reject(new Error(`No texts for ${language}/${namespace}`));
}

/** Each group of each language is a file of its own; only what a screen needs is brought in. */
const lazyFiles = (load: Load): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language: string, namespace: string) => loadPatiently(() => load(language, namespace)),
});

const filled = new Set<string>();

/**
 * English is the fallback, brought in only when a text is really missing: Bengali readers do not pay for it. Once for each
 * group, because filling shows the page anew, and a text missing in both languages would be asked for without end.
 */
async function fillFromEnglish(namespace: string): Promise<void> {
  const { language } = i18next;
  const group = `${language}/${namespace}`;
  if (language === "en" || filled.has(group)) return;
  filled.add(group);
  i18next.addResourceBundle(language, namespace, await loadTexts("en", namespace), true, false);
}

/** Brings in the named groups; answers whether the texts of the shell are there: without a connection they may not be. */
export async function startTranslations(
  language: Language,
  groups: readonly Namespace[] = ["common"],
  load: Load = loadTexts,
): Promise<boolean> {
  await i18next
    .use(lazyFiles(load))
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: ["bn", "en"],
      ns: [...groups],
      defaultNS: "common",
      fallbackLng: false,
      saveMissing: true,
      saveMissingTo: "current",
      missingKeyHandler: (_languages, namespace) => void fillFromEnglish(namespace),
      interpolation: { escapeValue: false },
      react: { useSuspense: true, bindI18nStore: "added" },
    });
  // There is no document while the build prerenders the public pages.
  if (typeof document !== "undefined") document.documentElement.lang = language;
  return i18next.hasResourceBundle(language, "common");
}

export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
