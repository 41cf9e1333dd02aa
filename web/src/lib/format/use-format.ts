import type { Language } from "@shikkha/contract/kernel/language.ts";
import { useSyncExternalStore } from "react";
import { useGeneral } from "../session/general-store.ts";
import { createFormat, type Format } from "./create-format.ts";

const FORMATS: Record<Language, Format> = { bn: createFormat("bn"), en: createFormat("en") };

const currentLanguage = () => useGeneral.getState().appLanguage;

/** While a prerendered page comes to life zustand answers with its first state; the page was written in the current one. */
export function useLanguage(): Language {
  return useSyncExternalStore(useGeneral.subscribe, currentLanguage, currentLanguage);
}

export function useFormat(): Format {
  return FORMATS[useLanguage()];
}
