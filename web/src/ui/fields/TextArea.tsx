import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useUiLocale } from "../UiLocale.tsx";
import { Field } from "./Field.tsx";
import type { FieldProps } from "./field-props.ts";
import { splitFieldProps } from "./split-field-props.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./TextArea.module.css";

interface Props extends FieldProps, Omit<ComponentProps<"textarea">, keyof FieldProps | "value"> {
  value: string;
  /** shows "used / limit"; typing past it is possible and turns the count red */
  limit?: number | undefined;
  /** beside the count, such as the number of SMS parts */
  note?: ReactNode;
}

export function TextArea(props: Props) {
  const [field, { limit, note, ...native }] = splitFieldProps(props);
  const { number } = useUiLocale();
  const ids = useFieldIds(field);
  const used = Array.from(native.value).length;
  return (
    <Field {...field} ids={ids}>
      <textarea
        {...native}
        id={ids.control}
        disabled={field.isDisabled}
        aria-required={field.isRequired}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={ids.described}
        className={styles.area}
      />
      {(limit !== undefined || note) && (
        <div className={styles.foot}>
          {note}
          {limit !== undefined && (
            <span className={classNames(styles.count, used > limit && styles.over)}>
              {number(used)} / {number(limit)}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
