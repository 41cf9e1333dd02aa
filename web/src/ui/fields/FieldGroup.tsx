import type { ReactNode } from "react";
import { FieldError } from "./FieldError.tsx";
import { FieldLabel } from "./FieldLabel.tsx";
import type { FieldProps } from "./field-props.ts";
import type { FieldIds } from "./use-field-ids.ts";
import styles from "./Field.module.css";

interface Props extends FieldProps {
  ids: FieldIds;
  role?: "radiogroup" | "group" | undefined;
  children: ReactNode;
}

/** Several controls under one question. The error summary can focus it by its id. */
export function FieldGroup({ ids, role = "group", children, ...field }: Props) {
  return (
    <div
      role={role}
      id={ids.control}
      tabIndex={-1}
      aria-labelledby={ids.label}
      aria-describedby={ids.described}
      aria-required={role === "radiogroup" ? field.isRequired : undefined}
      aria-invalid={role === "radiogroup" && field.error ? true : undefined}
      className={styles.field}
    >
      <span id={ids.label} className={styles.label}>
        <FieldLabel {...field} />
      </span>
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
