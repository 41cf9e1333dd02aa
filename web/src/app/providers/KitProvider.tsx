import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { UiLocaleProvider } from "../../ui/UiLocale.tsx";
import { uiWords } from "./ui-words.ts";

/** Hands the kit its words and formats in the reader's language. */
export function KitProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const locale = useMemo(() => ({ ...format, words: uiWords(t) }), [format, t]);
  return <UiLocaleProvider locale={locale}>{children}</UiLocaleProvider>;
}
