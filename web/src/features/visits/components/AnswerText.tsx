import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import styles from "./AnswerText.module.css";

interface Props {
  node: FormNode;
  answer: unknown;
}

/** One answer in the reader's language: options by their words, what was not ticked told apart. */
export function AnswerText({ node: { question }, answer }: Props) {
  const { t } = useTranslation("monitoring");
  const { pick, digits, date } = useFormat();
  if (answer === undefined || answer === null)
    return <span className={styles.none}>{t("visit.detail.notAnswered")}</span>;
  if (typeof answer === "boolean")
    return <Mark isOn={answer}>{t(answer ? "visit.detail.yes" : "visit.detail.no")}</Mark>;
  if (Array.isArray(answer))
    return (
      <span className={styles.marks}>
        {question.options.map(({ id, textBangla, textEnglish }) => (
          <Mark key={id} isOn={answer.includes(id)}>
            {pick(textBangla, textEnglish)}
          </Mark>
        ))}
      </span>
    );
  if (question.valueType === "OPTION_ID") {
    const option = question.options.find(({ id }) => id === answer);
    return <b>{option ? pick(option.textBangla, option.textEnglish) : null}</b>;
  }
  const text = typeof answer === "string" || typeof answer === "number" ? String(answer) : "";
  if (question.meta.type === "date") return <b>{date(text)}</b>;
  if (question.meta.type === "multiline") return <span className={styles.long}>{text}</span>;
  return <b>{question.meta.type === "text" ? text : digits(text)}</b>;
}

function Mark({ isOn, children }: { isOn: boolean; children: string }) {
  const Icon = isOn ? Check : X;
  return (
    <span className={styles.mark} data-on={isOn}>
      <Icon size={14} aria-hidden />
      {children}
    </span>
  );
}
