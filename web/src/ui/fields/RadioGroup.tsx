import { useId } from "react";
import { classNames } from "../class-names.ts";
import type { Choice } from "./choice.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./Checkbox.module.css";

interface Props<Id extends string> extends FieldProps {
  options: readonly Choice<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  isRow?: boolean | undefined;
}

export function RadioGroup<Id extends string>(props: Props<Id>) {
  const { options, value, onChange, isRow, ...field } = props;
  const ids = useFieldIds(field);
  const name = useId();
  return (
    <FieldGroup {...field} ids={ids} role="radiogroup">
      <div className={isRow ? styles.row : styles.list}>
        {options.map((option) => (
          <label key={option.id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={option.id === value}
              disabled={field.isDisabled || option.isDisabled}
              onChange={() => onChange(option.id)}
            />
            <span aria-hidden className={classNames(styles.mark, styles.round)}>
              <span className={styles.dot} />
            </span>
            <span className={styles.text}>
              {option.name}
              {option.description && <small>{option.description}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
