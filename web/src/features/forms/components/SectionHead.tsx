import type { Question } from "@shikkha/contract/forms/question.ts";
import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { useBuilderStore } from "../model/builder-context.ts";
import { select } from "../model/builder-store.ts";
import styles from "./SectionHead.module.css";
import { TranslationMissing } from "./TranslationMissing.tsx";
import { usePlace, useQuestionWords } from "./use-question-words.ts";
import { WeightBar } from "./WeightBar.tsx";

interface Props {
  question: Question;
  isSelected: boolean;
}

/** The title of a section in both languages, and what it counts. */
export function SectionHead({ question, isSelected }: Props) {
  const { t } = useTranslation("form");
  const { nameOf } = useQuestionWords();
  const store = useBuilderStore();
  const place = usePlace(question.id);
  const isStar = question.renderType === "WEIGHTED_STAR_SECTION";
  return (
    <>
      <div className={styles.head}>
        <span className={styles.place} data-star={isStar || undefined}>
          {place}
        </span>
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.title}
            aria-pressed={isSelected}
            onClick={() => select(store, question.id)}
          >
            <b>{question.textBangla || nameOf(question)}</b>
            <small lang="en">{question.textEnglish}</small>
          </button>
        </h2>
        <Badge
          tone={isStar ? "warning" : "neutral"}
          isPlain
          icon={isStar ? <Star size={14} aria-hidden /> : undefined}
        >
          {t(`kind.${question.renderType}`)}
        </Badge>
      </div>
      {!isSelected && <TranslationMissing question={question} />}
      {isStar && <WeightBar question={question} />}
    </>
  );
}
