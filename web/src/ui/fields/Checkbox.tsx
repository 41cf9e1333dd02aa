import { Check, Minus } from "lucide-react";
import { useEffect, useRef } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./Checkbox.module.css";

interface Props {
  label: string;
  description?: string | undefined;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** some but not all of what it stands for */
  isPartly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isInvalid?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  id?: string | undefined;
  describedBy?: string | undefined;
}

export function Checkbox(props: Props) {
  const { label, description, isChecked, isPartly = false, isLabelHidden } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly;
  }, [isPartly]);

  return (
    <label className={styles.choice}>
      <input
        ref={input}
        id={props.id}
        type="checkbox"
        className={styles.input}
        checked={isChecked}
        disabled={props.isDisabled}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span aria-hidden className={styles.mark}>
        {isPartly ? <Minus size={14} strokeWidth={3} /> : <Check size={14} strokeWidth={3} />}
      </span>
      {isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.text}>
          {label}
          {description && <small>{description}</small>}
        </span>
      )}
    </label>
  );
}
