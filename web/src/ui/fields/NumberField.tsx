import { useState, type KeyboardEvent } from "react";
import { useUiLocale } from "../UiLocale.tsx";
import { Field } from "./Field.tsx";
import type { FieldProps } from "./field-props.ts";
import { NumberSteps } from "./NumberSteps.tsx";
import { clampNumber, parseNumber } from "./number-text.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./NumberField.module.css";

interface Props extends FieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** minus and plus beside the number, for counting on a phone */
  hasSteps?: boolean | undefined;
  placeholder?: string | undefined;
}

/** Typed in Bengali or English digits, shown in the reader's. Leaving it clamps to min and max. */
export function NumberField(props: Props) {
  const { value, onChange, min, max, step = 1, hasSteps, placeholder, ...field } = props;
  const { number } = useUiLocale();
  const ids = useFieldIds(field);
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? "" : number(value, { grouping: false }));

  function type(text: string) {
    const typed = parseNumber(text);
    if (typed === undefined && text !== "-") return;
    setDraft(text);
    if (typed !== undefined) onChange(typed);
  }

  function stepBy(direction: number) {
    setDraft(null);
    onChange(clampNumber((value ?? 0) + direction * step, min, max));
  }

  function leave() {
    setDraft(null);
    if (value !== null) onChange(clampNumber(value, min, max));
  }

  function stepByKey(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    stepBy(direction);
  }

  const input = (
    <input
      id={ids.control}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      placeholder={placeholder}
      disabled={field.isDisabled}
      aria-required={field.isRequired}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={ids.described}
      onChange={(event) => type(event.target.value)}
      onKeyDown={stepByKey}
      onBlur={leave}
    />
  );

  return (
    <Field {...field} ids={ids}>
      {hasSteps ? (
        <NumberSteps
          isDisabled={field.isDisabled}
          canDecrease={min === undefined || (value ?? 0) > min}
          canIncrease={max === undefined || (value ?? 0) < max}
          onStep={stepBy}
          describes={field.label}
        >
          {input}
        </NumberSteps>
      ) : (
        <div className={styles.control}>{input}</div>
      )}
    </Field>
  );
}
