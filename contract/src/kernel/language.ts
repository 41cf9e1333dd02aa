import * as z from "zod/mini";

/** Bengali first: it is the default of every screen and every message. */
export const LANGUAGES = ["bn", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "bn";

export const languageSchema = z.enum(LANGUAGES);

/** A text in both languages. */
export interface Bilingual {
  readonly bn: string;
  readonly en: string;
}

/** The language of an Accept-Language header: the first of ours that is named, Bengali when none is. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const tag = part.trim().slice(0, 2);
    if (tag === "bn" || tag === "en") return tag;
  }
  return DEFAULT_LANGUAGE;
}
