import type { SuggestionReason } from "@shikkha/contract/plans/suggestion.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";

/** Why an institute is proposed, in words. */
export function useReasonWords() {
  const { t } = useTranslation("visit");
  const { t: monitoring } = useTranslation("monitoring");
  const { name, number, rating } = useFormat();
  return (reason: SuggestionReason): string => {
    switch (reason.code) {
      case "BELOW_MINIMUM":
        return t("suggest.reason.BELOW_MINIMUM", {
          letter: monitoring(`institute.isasLetter.${reason.category}`),
          minimum: number(reason.minimum),
          planned: number(reason.planned),
        });
      case "ONE_MORE":
        return t("suggest.reason.ONE_MORE", {
          letter: monitoring(`institute.isasLetter.${reason.category}`),
          minimum: number(reason.minimum),
        });
      case "LONG_AGO":
        return t("suggest.reason.LONG_AGO", { number: number(reason.months) });
      case "LOW_RATING":
        return t("suggest.reason.LOW_RATING", { number: rating(reason.rating) });
      case "NEAR":
        return t("suggest.reason.NEAR", { name: name(reason) });
      default:
        return t(`suggest.reason.${reason.code}`);
    }
  };
}
