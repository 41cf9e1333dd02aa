import { FORM_LIMITS, type Option, type Question } from "@shikkha/contract/forms/question.ts";
import { addOption, changeOption, removeOption } from "@shikkha/contract/forms/tree-edit.ts";
import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";
import { GripVertical, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { useBuilderStore } from "../model/builder-context.ts";
import { editTree } from "../model/builder-store.ts";
import type { useDragOrder } from "../use-drag-order.ts";
import styles from "./OptionRows.module.css";

interface Props {
  question: Question;
  option: Option;
  at: number;
  drag: ReturnType<typeof useDragOrder>;
  onPlace: (id: number, to: number) => void;
}

/** One option. Its handle also listens to the arrow keys; Enter in its text begins the next one. */
export function OptionRow({ question, option, at, drag, onPlace }: Props) {
  const { t } = useTranslation("form");
  const { number, digits } = useFormat();
  const store = useBuilderStore();
  const count = number(at + 1);
  const change = (part: Partial<Option>, touch: string) =>
    editTree(
      store,
      (tree) => changeOption(tree, question.id, option.id, part),
      `${option.id}.${touch}`,
    );
  const lacks = (own: string, other: string) =>
    own.trim() === "" && other.trim() !== "" ? "" : undefined;
  const step: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

  function begin(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    editTree(store, (tree, used) => addOption(tree, question.id, used));
  }

  return (
    <li
      data-row={option.id}
      data-lands={drag.landsBefore(at) || undefined}
      data-dragged={drag.isDragged(option.id) || undefined}
      className={styles.row}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={t("builder.moveOption", { number: count })}
        {...drag.handle(option.id)}
        onKeyDown={(event) => {
          const by = step[event.key];
          if (by === undefined || event.altKey) return;
          event.preventDefault();
          onPlace(option.id, at + by);
        }}
      >
        <GripVertical size={15} aria-hidden />
      </button>
      <input
        lang="bn"
        aria-label={t("builder.optionBanglaOf", { number: count })}
        value={option.textBangla}
        maxLength={FORM_LIMITS.optionText}
        autoComplete="off"
        data-missing={lacks(option.textBangla, option.textEnglish)}
        placeholder={
          lacks(option.textBangla, option.textEnglish) === undefined
            ? undefined
            : t("builder.writeTranslation")
        }
        onKeyDown={begin}
        onChange={(event) => change({ textBangla: event.target.value }, "bn")}
      />
      <input
        lang="en"
        aria-label={t("builder.optionEnglishOf", { number: count })}
        value={option.textEnglish}
        maxLength={FORM_LIMITS.optionText}
        autoComplete="off"
        data-missing={lacks(option.textEnglish, option.textBangla)}
        placeholder={
          lacks(option.textEnglish, option.textBangla) === undefined
            ? undefined
            : t("builder.writeTranslation")
        }
        onKeyDown={begin}
        onChange={(event) => change({ textEnglish: event.target.value }, "en")}
      />
      <input
        inputMode="decimal"
        aria-label={t("builder.valueOf", { number: count })}
        className={styles.value}
        value={digits(option.value)}
        maxLength={6}
        onChange={(event) =>
          change({ value: toAsciiDigits(event.target.value).replaceAll(/[^0-9.]/g, "") }, "value")
        }
        onBlur={() => option.value === "" && change({ value: "1" }, "value")}
      />
      <IconButton
        size="sm"
        label={t("builder.removeOption", { number: count })}
        icon={<X size={16} aria-hidden />}
        onClick={() => editTree(store, (tree) => removeOption(tree, question.id, option.id))}
      />
    </li>
  );
}
