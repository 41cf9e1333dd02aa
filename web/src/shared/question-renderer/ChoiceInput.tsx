import { Check } from "lucide-react";
import { useFilling } from "./form-filling.ts";
import type { InputOption, InputProps } from "./input-props.ts";
import styles from "./ChoiceInput.module.css";

interface Props extends InputProps {
  options: readonly InputOption[];
  chosen: readonly number[];
  onChoose: (id: number) => void;
  isMultiple?: boolean | undefined;
  /** Two short answers side by side. */
  isPair?: boolean | undefined;
}

/** One row for one answer, the whole row to be pressed; chosen is border, tint and mark, never colour alone. */
export function ChoiceInput(props: Props) {
  const { node, options, chosen, onChoose, isMultiple, isPair, ids, isInvalid, describedBy } =
    props;
  const { isDisabled } = useFilling();
  return (
    <div
      role={isMultiple ? "group" : "radiogroup"}
      id={ids.control}
      tabIndex={-1}
      aria-labelledby={ids.label}
      aria-describedby={describedBy}
      aria-required={isMultiple ? undefined : node.question.meta.isRequired}
      aria-invalid={isMultiple ? undefined : isInvalid || undefined}
      className={isPair ? styles.pair : styles.list}
    >
      {options.map(({ id, text }) => (
        <label key={id} className={styles.choice}>
          <input
            type={isMultiple ? "checkbox" : "radio"}
            name={ids.control}
            checked={chosen.includes(id)}
            disabled={isDisabled}
            onChange={() => onChoose(id)}
          />
          <span aria-hidden className={isMultiple ? styles.square : styles.round}>
            {isMultiple && <Check size={16} strokeWidth={3.2} />}
          </span>
          {text}
        </label>
      ))}
    </div>
  );
}
