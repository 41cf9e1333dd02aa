import { createContext, useContext, type ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import type { UiFormats } from "./ui-formats.ts";
import type { UiWords } from "./ui-words.ts";

export type UiLanguage = "bn" | "en";

/** What the kit needs to know about the reader's language. The app provides it once. */
export interface UiLocale extends UiFormats {
  language: UiLanguage;
  words: UiWords;
}

const UiLocaleContext = createContext<UiLocale | null>(null);
const ARIA_LOCALE: Record<UiLanguage, string> = { bn: "bn-BD", en: "en-GB" };

interface Props {
  locale: UiLocale;
  children: ReactNode;
}

export function UiLocaleProvider({ locale, children }: Props) {
  return (
    <UiLocaleContext.Provider value={locale}>
      <I18nProvider locale={ARIA_LOCALE[locale.language]}>{children}</I18nProvider>
    </UiLocaleContext.Provider>
  );
}

export function useUiLocale(): UiLocale {
  const locale = useContext(UiLocaleContext);
  if (!locale) throw new Error("The kit needs a UiLocaleProvider above it.");
  return locale;
}
