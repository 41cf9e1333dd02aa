import { ChevronDown } from "lucide-react";
import { classNames } from "../class-names.ts";
import type { Choice } from "./choice.ts";
import { Field } from "./Field.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./NativeSelect.module.css";

interface Props<Id extends string> extends FieldProps {
  options: readonly Choice<Id>[];
  value: Id;
  onChange: (value: Id) => void;
  size?: "sm" | "md" | undefined;
}

/** The browser's own select: a few fixed choices, no search, no weight. */
export function NativeSelect<Id extends string>(props: Props<Id>) {
  const { options, value, onChange, size = "md", ...field } = props;
  const ids = useFieldIds(field);
  return (
    <Field {...field} ids={ids}>
      <span className={styles.wrap}>
        <select
          id={ids.control}
          value={value}
          disabled={field.isDisabled}
          aria-describedby={ids.described}
          aria-invalid={field.error ? true : undefined}
          className={classNames(styles.select, size === "sm" && styles.sm)}
          onChange={(event) => {
            const chosen = options.find((option) => option.id === event.target.value);
            if (chosen) onChange(chosen.id);
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden />
      </span>
    </Field>
  );
}
