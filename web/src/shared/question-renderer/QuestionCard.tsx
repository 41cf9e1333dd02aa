import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { ChevronRight, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { conditionAnswer } from "./condition-answer.ts";
import { useFilling } from "./form-filling.ts";
import { helpText, placeText, questionText } from "./form-texts.ts";
import styles from "./QuestionCard.module.css";
import { QuestionInput } from "./QuestionInput.tsx";
import { isLabelled, questionIds } from "./question-ids.ts";
import { useCell } from "./use-cell.ts";

/** One question: why it is asked, what it asks, its answer, what is wrong with it. */
export const QuestionCard = memo(function QuestionCard({ node }: { node: FormNode }) {
  const { t, format, language, prefix } = useFilling();
  const { value, fault, isShown } = useCell(node);
  if (!isShown) return null;
  const { question, condition } = node;
  const ids = questionIds(prefix, node);
  const help = helpText(format, question);
  const isComputed = question.renderType === "COMPUTED_STAR";
  const label = (
    <>
      <span className={styles.place}>{placeText(format, node)}</span>
      {questionText(format, question)}
      {!question.meta.isRequired && !isComputed && (
        <span className={styles.optional}>({t("fill.optional")})</span>
      )}
    </>
  );
  return (
    <div
      className={styles.card}
      data-conditional={condition ? "" : undefined}
      data-invalid={fault === undefined ? undefined : ""}
    >
      {condition && (
        <p className={styles.why}>
          <ChevronRight size={15} aria-hidden />
          {t("fill.because", {
            place: placeText(format, condition),
            answer: conditionAnswer(format, node, { yes: t("fill.yes"), no: t("fill.no") }),
          })}
        </p>
      )}
      {isLabelled(node) ? (
        <label id={ids.label} htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
      ) : question.renderType === "CHECKBOX" ? (
        <VisuallyHidden id={ids.label}>{label}</VisuallyHidden>
      ) : (
        <span id={ids.label} className={styles.label}>
          {label}
        </span>
      )}
      {help && (
        <p id={ids.help} className={styles.help}>
          {help}
        </p>
      )}
      <div className={styles.input}>
        <QuestionInput
          node={node}
          value={value}
          isInvalid={fault !== undefined}
          hasHelp={help !== ""}
        />
      </div>
      {fault !== undefined && (
        <p id={ids.fault} className={styles.fault}>
          <TriangleAlert size={16} aria-hidden />
          {fieldMessage({ message: fault, path: [] }, language)}
        </p>
      )}
    </div>
  );
});
