import type { IsasCategory } from "@shikkha/contract/institute-words.ts";
import { useTranslation } from "react-i18next";

/** The letter of an ISAS category with its words: nobody knows the letters by heart. */
export function useCategoryWords() {
  const { t } = useTranslation("visit");
  const { t: monitoring } = useTranslation("monitoring");
  return (category: IsasCategory) =>
    t("session.category", {
      letter: monitoring(`institute.isasLetter.${category}`),
      word: monitoring(`institute.isasWord.${category}`),
    });
}
