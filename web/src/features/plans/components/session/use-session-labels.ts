import { ISAS_CATEGORIES } from "@shikkha/contract/institutes.ts";
import { useTranslation } from "react-i18next";
import { useCategoryWords } from "./use-category-words.ts";

/** The words beside each box, by the name the form has for it. */
export function useSessionLabels() {
  const { t } = useTranslation("visit");
  const category = useCategoryWords();
  return {
    year: t("session.year"),
    deadline: t("session.deadline"),
    minimumVisits: t("session.form.perOfficer"),
    ...Object.fromEntries(
      ISAS_CATEGORIES.map((one) => [`minimumByCategory.${one}`, category(one)]),
    ),
  };
}

export type SessionLabels = ReturnType<typeof useSessionLabels>;
