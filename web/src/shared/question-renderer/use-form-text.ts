import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { ParseKeys } from "i18next";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { interpolated, type Params, type Texts, textAt } from "../../i18n/engine-texts.ts";
import { loadTexts } from "../../i18n/i18n.ts";

export type FormText = (key: ParseKeys<"form">, params?: Params) => string;

/** The words around the questions in the form's language, which in a preview may be another than the page's. */
export function useFormText(language: Language): FormText {
  const { t, i18n } = useTranslation("form");
  const [other, setOther] = useState<{ language: Language; texts: Texts }>();
  const isOther = language !== i18n.language;
  useEffect(() => {
    if (!isOther) return;
    let isWanted = true;
    void loadTexts(language, "form").then((texts) => {
      if (isWanted) setOther({ language, texts });
    });
    return () => {
      isWanted = false;
    };
  }, [isOther, language]);
  return useMemo(() => {
    if (!isOther || other?.language !== language)
      return (key, params = {}) => t(key, { ...params });
    return (key, params = {}) =>
      interpolated(textAt(other.texts, key, language, params) ?? key, params);
  }, [isOther, other, language, t]);
}
