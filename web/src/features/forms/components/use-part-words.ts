import type { ChangedPart } from "@shikkha/contract/forms/diff.ts";
import type { Question } from "@shikkha/contract/forms/question.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useQuestionWords } from "./use-question-words.ts";

/** What a part of a question says, in one short line. */
export function usePartWords(): (part: ChangedPart, question: Question) => string {
  const { t } = useTranslation("form");
  const { number, pick, digits } = useFormat();
  const { kindOf } = useQuestionWords();
  const write: Record<ChangedPart, (question: Question) => string> = {
    text: ({ textBangla, textEnglish }) => [textBangla, textEnglish].filter(Boolean).join(" / "),
    helpText: ({ helpTextBangla, helpTextEnglish }) =>
      pick(helpTextBangla, helpTextEnglish) || t("diff.noHelp"),
    kind: kindOf,
    options: ({ options }) =>
      options
        .map((option) => `${pick(option.textBangla, option.textEnglish)} (${digits(option.value)})`)
        .join(", "),
    required: ({ meta }) => (meta.isRequired ? t("builder.required") : t("fill.optional")),
    score: ({ meta }) =>
      meta.weight === undefined
        ? t("diff.noScore")
        : t("builder.weightOf", { weight: number(meta.weight) }),
    rules: ({ meta }) =>
      [
        meta.min === undefined ? "" : t("diff.least", { number: number(meta.min) }),
        meta.max === undefined ? "" : t("diff.most", { number: number(meta.max) }),
        meta.regEx ?? "",
      ]
        .filter(Boolean)
        .join(", ") || t("diff.noRules"),
    condition: ({ conditionQuestionId }) =>
      conditionQuestionId === null ? t("diff.always") : t("builder.conditional"),
  };
  return (part, question) => write[part](question);
}
