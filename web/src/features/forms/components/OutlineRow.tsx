import type { Question } from "@shikkha/contract/forms/question.ts";
import { isComputedSection, isSection } from "@shikkha/contract/forms/question-kind.ts";
import { missingTexts } from "@shikkha/contract/forms/publish-check.ts";
import { inOrder } from "@shikkha/contract/forms/tree.ts";
import { ChevronRight, GripVertical, Languages, Split, Star } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { useBuilder, useBuilderStore } from "../model/builder-context.ts";
import { move, select, toggleSection } from "../model/builder-store.ts";
import { useDragOrder } from "../use-drag-order.ts";
import { iconKind, KindIcon } from "./KindIcon.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import styles from "./Outline.module.css";
import { usePlace, useQuestionWords } from "./use-question-words.ts";

type Drag = ReturnType<typeof useDragOrder>;

interface Props {
  question: Question;
  at: number;
  drag: Drag | undefined;
  /** Without what is inside it, as in the results of a search. */
  isFlat?: boolean | undefined;
}

/** One line of the outline; a section opens to its questions. */
export const OutlineRow = memo(function OutlineRow({ question, at, drag, isFlat }: Props) {
  const { t } = useTranslation("form");
  const { number } = useFormat();
  const { nameOf } = useQuestionWords();
  const place = usePlace(question.id);
  const store = useBuilderStore();
  const isCurrent = useBuilder(({ selected }) => selected === question.id);
  const isOpen = useBuilder(({ open }) => open.has(question.id)) && !isFlat;
  const list = useRef<HTMLUListElement>(null);
  const inner = useDragOrder(list, (id, to) => move(store, id, to));
  const isGroup = isSection(question);
  const name = nameOf(question);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <li
      data-row={question.id}
      data-lands={drag?.landsBefore(at) || undefined}
      data-dragged={drag?.isDragged(question.id) || undefined}
      className={styles.item}
    >
      <div
        ref={row}
        className={styles.row}
        data-current={isCurrent || undefined}
        data-section={isGroup || undefined}
        data-conditional={question.conditionQuestionId !== null || undefined}
      >
        <span className={styles.grip} aria-hidden {...drag?.handle(question.id)}>
          <GripVertical size={15} />
        </span>
        {isGroup && !isFlat ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={t("builder.fold", { name })}
            onClick={() => toggleSection(store, question.id)}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        ) : (
          <KindIcon kind={iconKind(question)} className={styles.kind} />
        )}
        <button
          type="button"
          className={styles.name}
          aria-current={isCurrent || undefined}
          onClick={() => select(store, question.id)}
        >
          {isGroup ? `${place}. ${name}` : name}
        </button>
        <span className={styles.marks}>
          {missingTexts(question) > 0 && (
            <>
              <Languages size={15} aria-hidden className={styles.missing} />
              <VisuallyHidden>{t("builder.untranslated")}</VisuallyHidden>
            </>
          )}
          {question.conditionQuestionId !== null && (
            <>
              <Split size={15} aria-hidden className={styles.condition} />
              <VisuallyHidden>{t("builder.conditional")}</VisuallyHidden>
            </>
          )}
          {isComputedSection(question) && <Star size={15} aria-hidden className={styles.star} />}
          {isGroup && !isCurrent && number(question.childQuestions.length)}
          {isCurrent && !isFlat && <MoveButtons question={question} size="sm" />}
        </span>
      </div>
      {isGroup && isOpen && question.childQuestions.length > 0 && (
        <ul ref={list} className={styles.inner}>
          {inOrder(question.childQuestions).map((child, index) => (
            <OutlineRow key={child.id} question={child} at={index} drag={inner} />
          ))}
        </ul>
      )}
    </li>
  );
});
