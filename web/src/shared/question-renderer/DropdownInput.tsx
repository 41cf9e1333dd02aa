import type { AnswerValue } from "@shikkha/contract/forms/question.ts";
import { ChevronDown } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { useFilling } from "./form-filling.ts";
import type { InputOption, InputProps } from "./input-props.ts";
import styles from "./TextInput.module.css";

interface Props extends InputProps {
  options: readonly InputOption[];
  value: AnswerValue | undefined;
  onChange: (id: number | undefined) => void;
}

/** The phone's own list, which every phone draws best. */
export function DropdownInput({
  node,
  options,
  value,
  onChange,
  ids,
  isInvalid,
  describedBy,
}: Props) {
  const { t, isDisabled } = useFilling();
  return (
    <span className={styles.select}>
      <select
        id={ids.control}
        value={typeof value === "number" ? value : ""}
        disabled={isDisabled}
        aria-required={node.question.meta.isRequired}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className={classNames(styles.input)}
        onChange={(event) =>
          onChange(event.target.value === "" ? undefined : Number(event.target.value))
        }
      >
        <option value="">{t("fill.choose")}</option>
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown size={20} aria-hidden />
    </span>
  );
}
