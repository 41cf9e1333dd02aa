import type { Language } from "@shikkha/contract/kernel/language.ts";
import { useGeneral } from "../session/general-store.ts";
import { createFormat, type Format } from "./create-format.ts";

const FORMATS: Record<Language, Format> = { bn: createFormat("bn"), en: createFormat("en") };

export function useLanguage(): Language {
  return useGeneral((general) => general.appLanguage);
}

export function useFormat(): Format {
  return FORMATS[useLanguage()];
}
