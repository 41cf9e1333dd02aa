import type { ComponentProps, ReactNode } from "react";
import { Field } from "./Field.tsx";
import type { FieldProps } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./control.module.css";

export interface TextFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<"input">, "required" | "disabled" | "size" | keyof FieldProps> {
  /** at the start or end inside the border: an icon, a unit, a small button */
  before?: ReactNode;
  after?: ReactNode;
}

/** Takes every native input prop and a ref, so a form library can register it. */
export function TextField(props: TextFieldProps) {
  const [field, { before, after, ...native }] = splitFieldProps(props);
  const ids = useFieldIds(field);
  return (
    <Field {...field} ids={ids}>
      <div className={styles.control}>
        {before}
        <input
          type="text"
          {...native}
          id={ids.control}
          disabled={field.isDisabled}
          aria-required={field.isRequired}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={ids.described}
        />
        {after}
      </div>
    </Field>
  );
}
