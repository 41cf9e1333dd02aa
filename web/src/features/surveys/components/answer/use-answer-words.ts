import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import type { AnswerValue } from "@shikkha/contract/forms/question.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";

/** An answer as it reads: the options in words, numbers and dates in the reader's digits. */
export function useAnswerWords(): (node: FormNode, answer: AnswerValue | undefined) => string {
  const { t } = useTranslation("dynamicSurvey");
  const { pick, digits, date } = useFormat();
  return ({ question, takesStars }, answer) => {
    if (answer === undefined) return "";
    if (typeof answer === "boolean") return t(answer ? "results.yes" : "results.no");
    if (typeof answer === "string") {
      const { type } = question.meta;
      if (type === "date") return date(answer);
      return type === "number" || type === "mobile" ? digits(answer) : answer;
    }
    if (takesStars) return t("results.starsGiven", { number: digits(String(answer)) });
    const ids = typeof answer === "number" ? [answer] : answer;
    return ids
      .map((id) => question.options.find((option) => option.id === id))
      .map((option) => pick(option?.textBangla ?? "", option?.textEnglish ?? ""))
      .join(", ");
  };
}
