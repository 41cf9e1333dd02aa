import { type AnswerValue, FORM_LIMITS, type TextType } from "@shikkha/contract/forms/question.ts";
import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useFilling } from "./form-filling.ts";
import type { InputProps } from "./input-props.ts";
import styles from "./TextInput.module.css";

interface Kind {
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"];
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly isShort?: boolean;
  /** Its digits are shown in the reader's script once it is left. */
  readonly hasDigits?: boolean;
}

const KINDS: Partial<Record<TextType, Kind>> = {
  number: { inputMode: "decimal", isShort: true, hasDigits: true },
  mobile: { inputMode: "tel", autoComplete: "tel-national", isShort: true, hasDigits: true },
  email: { inputMode: "email", autoComplete: "email" },
};

interface Props extends InputProps {
  value: AnswerValue | undefined;
}

/** A written answer, in digits of either script where digits are asked for. */
export function TextInput({ node, value, ids, isInvalid, describedBy }: Props) {
  const { store, format, isDisabled } = useFilling();
  const { type = "text", isRequired } = node.question.meta;
  const kind = KINDS[type] ?? {};
  const text = typeof value === "string" ? value : "";
  const shared = {
    id: ids.control,
    value: text,
    disabled: isDisabled,
    "aria-required": isRequired,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": describedBy,
    onChange: (event: { target: { value: string } }) =>
      store.set(node, event.target.value === "" ? undefined : event.target.value),
    onBlur: () => {
      const shown = format.digits(toAsciiDigits(text));
      if (kind.hasDigits && text !== shown) store.set(node, shown);
      store.check([node], false);
    },
  };
  if (type === "multiline")
    return (
      <>
        <textarea {...shared} rows={4} className={classNames(styles.input, styles.area)} />
        <span
          className={styles.count}
          data-over={text.length > FORM_LIMITS.answerMultiline || undefined}
        >
          {format.number(text.length)}/{format.number(FORM_LIMITS.answerMultiline)}
        </span>
      </>
    );
  return (
    <input
      {...shared}
      type="text"
      inputMode={kind.inputMode}
      autoComplete={kind.autoComplete ?? "off"}
      className={classNames(styles.input, kind.isShort && styles.short)}
    />
  );
}
