import type { Question } from "@shikkha/contract/forms/question.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { usePlaceDigits } from "../model/builder-context.ts";

/** The words the builder has for a question: its name, its kind, its place. */
export function useQuestionWords() {
  const { t } = useTranslation("form");
  const { pick } = useFormat();
  return {
    nameOf: ({ textBangla, textEnglish }: Question) =>
      pick(textBangla, textEnglish) || t("builder.unnamed"),
    kindOf: ({ renderType, meta }: Question) =>
      renderType === "TEXT" ? t(`textType.${meta.type ?? "text"}`) : t(`kind.${renderType}`),
  };
}

/** 6.3 in the reader's digits; empty for what is not in the tree any more. */
export function usePlace(id: number | undefined): string {
  const { digits } = useFormat();
  return digits(usePlaceDigits(id));
}
