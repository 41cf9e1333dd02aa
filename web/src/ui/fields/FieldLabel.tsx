import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./Field.module.css";

/** The words of a label with their mark for required or optional. */
export function FieldLabel({ label, isRequired, isMarkedOptional, isLabelHidden }: FieldProps) {
  const { words } = useUiLocale();
  if (isLabelHidden) return <VisuallyHidden>{label}</VisuallyHidden>;
  return (
    <>
      {label}
      {isRequired && (
        <span aria-hidden className={styles.required}>
          *
        </span>
      )}
      {isMarkedOptional && <span className={styles.optional}>{words.optional}</span>}
    </>
  );
}
