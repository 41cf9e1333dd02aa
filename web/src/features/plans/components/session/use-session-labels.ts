import { useTranslation } from "react-i18next";
import type { SESSION_FIELDS } from "../../model/session-form.ts";
import { useCategoryWords } from "./use-category-words.ts";

/** The words beside each box, by the name the form has for it. */
export type SessionLabels = Readonly<Record<(typeof SESSION_FIELDS)[number], string>>;

export function useSessionLabels(): SessionLabels {
  const { t } = useTranslation("visit");
  const category = useCategoryWords();
  return {
    year: t("session.year"),
    deadline: t("session.deadline"),
    minimumVisits: t("session.form.perOfficer"),
    "minimumByCategory.A": category("A"),
    "minimumByCategory.B": category("B"),
    "minimumByCategory.C": category("C"),
    "minimumByCategory.D": category("D"),
    "minimumByCategory.E": category("E"),
    "minimumByCategory.U": category("U"),
  };
}
