const FILES = {
  bn: () => import("virtual:public-texts/bn"),
  en: () => import("virtual:public-texts/en"),
} as const;

/** Of the texts of the whole application only what public pages say; build/public-texts.ts chooses them. */
export async function loadPublicTexts(language: string, group: string) {
  const { default: groups } = await FILES[language === "en" ? "en" : "bn"]();
  return groups[group === "cliche" ? "cliche" : "common"];
}
