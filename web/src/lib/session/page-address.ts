import type { Language } from "@shikkha/contract/kernel/language.ts";

/** The addresses that also exist as prerendered pages, in Bengali under their own path and in English below /en. */
export const PUBLIC_PATHS = [
  "/",
  "/history",
  "/photo-gallery",
  "/privacy-policy",
  "/contact",
] as const;

export type PublicPath = (typeof PUBLIC_PATHS)[number];

const ENGLISH = /^\/en(?=\/|$)/;

/** "/en/history/" → "/history"; undefined for an address that is no public page. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  const path = pathname.replace(ENGLISH, "").replace(/\/+$/, "") || "/";
  return PUBLIC_PATHS.find((known) => known === path);
}

export function addressOf(path: PublicPath, language: Language): string {
  if (language === "bn") return path;
  return path === "/" ? "/en" : `/en${path}`;
}

export function isEnglishAddress(pathname: string): boolean {
  return ENGLISH.test(pathname);
}

/** A link of ours in the reader's language: "/#zones" is "/en#zones" in English; what is no public page stays. */
export function localAddress(href: string, language: Language): string {
  const [path = "", ...hash] = href.split(/(?=#)/);
  const page = PUBLIC_PATHS.find((known) => known === path);
  return page === undefined ? href : addressOf(page, language) + hash.join("");
}
