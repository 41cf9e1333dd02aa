import type { Question } from "@shikkha/contract/forms/question.ts";
import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useBuilderStore } from "../model/builder-context.ts";
import { select } from "../model/builder-store.ts";
import styles from "./TranslationMissing.module.css";

/** An amber box where a text stands in one language only; leads to where it is written. */
export function TranslationMissing({ question }: { question: Question }) {
  const { t } = useTranslation("form");
  const store = useBuilderStore();
  const lacksBangla = question.textBangla.trim() === "";
  const lacksEnglish = question.textEnglish.trim() === "";
  if (lacksBangla === lacksEnglish) return null;
  return (
    <button type="button" className={styles.missing} onClick={() => select(store, question.id)}>
      <Languages size={17} aria-hidden />
      {lacksEnglish ? t("builder.noEnglish") : t("builder.noBangla")}
      <span className={styles.write}>{t("builder.write")}</span>
    </button>
  );
}
