import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./FieldError.tsx";
import { FieldLabel } from "./FieldLabel.tsx";
import type { FieldProps } from "./field-props.ts";
import type { FieldIds } from "./use-field-ids.ts";
import styles from "./Field.module.css";

interface Props extends FieldProps {
  ids: FieldIds;
  className?: string | undefined;
  /** the control is not a native input, so the label cannot point at it */
  isLabelText?: boolean | undefined;
  children: ReactNode;
}

/** Label above, help below the label, the control, the error below it. */
export function Field({ ids, className, isLabelText, children, ...field }: Props) {
  return (
    <div className={classNames(styles.field, className)}>
      {isLabelText ? (
        <span id={ids.label} className={styles.label}>
          <FieldLabel {...field} />
        </span>
      ) : (
        <label id={ids.label} htmlFor={ids.control} className={styles.label}>
          <FieldLabel {...field} />
        </label>
      )}
      {field.help && (
        <p id={ids.help} className={styles.help}>
          {field.help}
        </p>
      )}
      {children}
      <FieldError id={ids.error}>{field.error}</FieldError>
    </div>
  );
}
