import { FORM_LIMITS, type Question } from "@shikkha/contract/forms/question.ts";
import { addOption, changeQuestion } from "@shikkha/contract/forms/tree-edit.ts";
import { Plus } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/Button.tsx";
import { useBuilderStore } from "../model/builder-context.ts";
import { editTree } from "../model/builder-store.ts";
import { useDragOrder } from "../use-drag-order.ts";
import { OptionRow } from "./OptionRow.tsx";
import styles from "./OptionRows.module.css";

/** The options of a question: text in both languages and what each counts. */
export function OptionRows({ question }: { question: Question }) {
  const { t } = useTranslation("form");
  const store = useBuilderStore();
  const list = useRef<HTMLUListElement>(null);
  const place = (id: number, to: number) =>
    editTree(store, (tree) =>
      changeQuestion(tree, question.id, (one) => {
        const moved = one.options.find((option) => option.id === id);
        if (!moved || to < 0 || to >= one.options.length) return one;
        return {
          ...one,
          options: one.options.filter((option) => option !== moved).toSpliced(to, 0, moved),
        };
      }),
    );
  const drag = useDragOrder(list, place);
  return (
    <div className={styles.options}>
      <div className={styles.heads} aria-hidden>
        <span>{t("builder.optionBangla")}</span>
        <span>{t("builder.optionEnglish")}</span>
        <span>{t("builder.value")}</span>
      </div>
      <ul ref={list}>
        {question.options.map((option, at) => (
          <OptionRow
            key={option.id}
            question={question}
            option={option}
            at={at}
            drag={drag}
            onPlace={place}
          />
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        icon={<Plus size={16} aria-hidden />}
        isDisabled={question.options.length >= FORM_LIMITS.options}
        onClick={() => editTree(store, (tree, used) => addOption(tree, question.id, used))}
      >
        {t("builder.addOption")}
      </Button>
    </div>
  );
}
