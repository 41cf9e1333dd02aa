import type { Question } from "@shikkha/contract/forms/question.ts";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useBuilderStore } from "../model/builder-context.ts";
import { toggleSection } from "../model/builder-store.ts";
import styles from "./Canvas.module.css";

/** A closed section says how much it holds. */
export function ShowQuestions({ question }: { question: Question }) {
  const { t } = useTranslation("form");
  const { number } = useFormat();
  const store = useBuilderStore();
  const count = question.childQuestions.length;
  return (
    <button type="button" className={styles.more} onClick={() => toggleSection(store, question.id)}>
      {t("builder.showQuestions", { count, number: number(count) })}
      <ChevronDown size={17} aria-hidden />
    </button>
  );
}
