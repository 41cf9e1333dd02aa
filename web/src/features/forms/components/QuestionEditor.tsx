import type { Question } from "@shikkha/contract/forms/question.ts";
import { changeQuestion } from "@shikkha/contract/forms/tree-edit.ts";
import { takesOptions } from "@shikkha/contract/forms/question-kind.ts";
import { Copy, GripVertical, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { useBuilderStore } from "../model/builder-context.ts";
import { duplicate, editTree, remove } from "../model/builder-store.ts";
import { BilingualInputs } from "./BilingualInputs.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import { OptionRows } from "./OptionRows.tsx";
import styles from "./QuestionEditor.module.css";
import { ConditionChip, type Grip } from "./QuestionView.tsx";
import { usePlace, useQuestionWords } from "./use-question-words.ts";

interface Props {
  question: Question;
  grip?: Grip | undefined;
}

/** The marked question, open: its texts in both languages and its options. */
export function QuestionEditor({ question, grip }: Props) {
  const { t } = useTranslation("form");
  const { kindOf, nameOf } = useQuestionWords();
  const store = useBuilderStore();
  const place = usePlace(question.id);
  const change = (part: Partial<Question>, touch: string) =>
    editTree(
      store,
      (tree) => changeQuestion(tree, question.id, (one) => ({ ...one, ...part })),
      `${question.id}.${touch}`,
    );
  return (
    <article className={styles.card} aria-label={t("builder.editing", { place })}>
      <div className={styles.head}>
        <span className={styles.grip} aria-hidden {...grip}>
          {grip && <GripVertical size={16} />}
        </span>
        <span className={styles.now}>
          <Pencil size={15} aria-hidden />
          {t("builder.editing", { place })}
        </span>
        <span className={styles.kind}>{kindOf(question)}</span>
        <ConditionChip question={question} />
        <span className={styles.end}>
          <MoveButtons question={question} />
          <IconButton
            size="sm"
            label={t("builder.duplicateOf", { name: nameOf(question) })}
            icon={<Copy size={17} aria-hidden />}
            onClick={() => duplicate(store, question.id)}
          />
          <IconButton
            size="sm"
            label={t("builder.removeOf", { name: nameOf(question) })}
            icon={<Trash2 size={17} aria-hidden />}
            isDisabled={!question.isDeletable}
            onClick={() => remove(store, question.id)}
          />
        </span>
      </div>
      <BilingualInputs
        key={question.id}
        isFocused
        bangla={question.textBangla}
        english={question.textEnglish}
        label={t("builder.questionText")}
        onBangla={(textBangla) => change({ textBangla }, "bn")}
        onEnglish={(textEnglish) => change({ textEnglish }, "en")}
      />
      {takesOptions(question) && <OptionRows question={question} />}
    </article>
  );
}
