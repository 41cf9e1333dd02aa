import { findOption } from "@shikkha/contract/forms/tree.ts";
import type { Question } from "@shikkha/contract/forms/question.ts";
import { GripVertical, Split, Weight } from "lucide-react";
import { memo, type PointerEventHandler } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useBuilderStore, useQuestion } from "../model/builder-context.ts";
import { select } from "../model/builder-store.ts";
import { iconKind, KindIcon } from "./KindIcon.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import { QuestionMenu } from "./QuestionMenu.tsx";
import styles from "./QuestionView.module.css";
import { TranslationMissing } from "./TranslationMissing.tsx";
import { usePlace, useQuestionWords } from "./use-question-words.ts";

export type Grip = Partial<
  Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    PointerEventHandler<HTMLElement>
  >
>;

interface Props {
  question: Question;
  grip?: Grip | undefined;
}

/** A question as it stands, both languages side by side; pressed, it opens to be edited. */
export const QuestionView = memo(function QuestionView({ question, grip }: Props) {
  const { t } = useTranslation("form");
  const { number } = useFormat();
  const { nameOf, kindOf } = useQuestionWords();
  const store = useBuilderStore();
  const place = usePlace(question.id);
  const { weight, isRequired } = question.meta;
  return (
    <article className={styles.card}>
      <div className={styles.row}>
        <span className={styles.grip} aria-hidden {...grip}>
          {grip && <GripVertical size={16} />}
        </span>
        <button type="button" className={styles.texts} onClick={() => select(store, question.id)}>
          <span className={styles.bangla}>
            {place} {question.textBangla || nameOf(question)}
          </span>
          {question.textEnglish && (
            <span lang="en" className={styles.english}>
              {question.textEnglish}
            </span>
          )}
        </button>
      </div>
      <div className={styles.lacks}>
        <TranslationMissing question={question} />
      </div>
      <div className={styles.foot}>
        <span className={styles.chip}>
          <KindIcon kind={iconKind(question)} size={15} />
          {kindOf(question)}
        </span>
        {isRequired && (
          <span className={`${styles.chip} ${styles.good}`}>{t("builder.required")}</span>
        )}
        {weight !== undefined && (
          <span className={styles.chip}>
            <Weight size={15} aria-hidden />
            {t("builder.weightOf", { weight: number(weight) })}
          </span>
        )}
        <ConditionChip question={question} />
        <span className={styles.end}>
          <MoveButtons question={question} />
          <QuestionMenu question={question} />
        </span>
      </div>
    </article>
  );
});

/** When the question shows, in words. */
export function ConditionChip({ question }: { question: Question }) {
  const { t } = useTranslation("form");
  const { pick } = useFormat();
  const asked = useQuestion(question.conditionQuestionId);
  const place = usePlace(asked?.id);
  if (!asked) return null;
  const wanted = question.requiredConditionAnswer;
  const option = findOption(asked, Number(wanted));
  const answer =
    asked.renderType === "YES_NO"
      ? t(wanted === "true" ? "fill.yes" : "fill.no")
      : option && pick(option.textBangla, option.textEnglish);
  return (
    <span className={`${styles.chip} ${styles.info}`}>
      <Split size={15} aria-hidden />
      {t("builder.showsWhen", { place, answer: answer ?? "" })}
    </span>
  );
}
