import { CalendarDays, X } from "lucide-react";
import { useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { DateCalendar } from "../calendar/DateCalendar.tsx";
import { AnchoredPanel } from "../overlay/AnchoredPanel.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { DateBoxes } from "./DateBoxes.tsx";
import { Field } from "./Field.tsx";
import type { FieldProps } from "./field-props.ts";
import { useCloseOutside } from "../overlay/use-close-outside.ts";
import { useDateDraft } from "./use-date-draft.ts";
import { useDateProblem } from "./use-date-problem.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./DatePicker.module.css";

interface Props extends FieldProps {
  /** YYYY-MM-DD; null is empty, and is also what a half-written or impossible date gives */
  value: string | null;
  onChange: (value: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** days that can be seen but not chosen */
  isUnavailable?: ((iso: string) => boolean) | undefined;
}

/** dd-MM-yyyy, typed in either script or picked; years 1 to 275760. */
export function DatePicker(props: Props) {
  const { value, onChange, min, max, isUnavailable, ...field } = props;
  const { words } = useUiLocale();
  const draft = useDateDraft({ value, onChange, min, max });
  const error = useDateProblem(draft.problem, min, max) ?? field.error;
  const ids = useFieldIds({ ...field, error });
  const control = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasText = Object.values(draft.text).some(Boolean);
  const [isOpen, setOpen] = useState(false);
  useCloseOutside(control, isOpen, () => setOpen(false));

  function leave(event: FocusEvent) {
    if (control.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    draft.settle();
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === "ArrowDown" && event.altKey) {
      setOpen(true);
    }
  }

  /** The focus stays in the boxes; from inside the calendar it goes back to the button. */
  function close() {
    const isInBoxes = document.activeElement instanceof HTMLInputElement;
    if (!isInBoxes) button.current?.focus();
    setOpen(false);
  }

  function choose(iso: string | null) {
    draft.choose(iso);
    close();
  }

  return (
    <Field {...field} error={error} ids={ids}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus of the boxes inside */}
      <div
        ref={control}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as one control
        role="group"
        aria-labelledby={ids.label}
        data-invalid={error ? true : undefined}
        className={styles.control}
        onBlur={leave}
        onKeyDown={press}
      >
        <DateBoxes
          ids={ids}
          text={draft.text}
          onWrite={draft.write}
          onEnter={() => setOpen(true)}
          isDisabled={field.isDisabled}
          isInvalid={Boolean(error)}
          isRequired={field.isRequired}
        />
        {hasText && !field.isDisabled && (
          <button
            type="button"
            className={styles.button}
            aria-label={`${words.clear}: ${field.label}`}
            onClick={() => choose(null)}
          >
            <X size={16} aria-hidden />
          </button>
        )}
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-label={`${words.openCalendar}: ${field.label}`}
          aria-expanded={isOpen}
          disabled={field.isDisabled}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarDays size={18} aria-hidden />
        </button>
        {isOpen && (
          <AnchoredPanel
            anchor={control}
            label={`${words.calendar}: ${field.label}`}
            id={`${ids.control}-calendar`}
          >
            <DateCalendar
              key={value}
              value={value}
              min={min}
              max={max}
              isUnavailable={isUnavailable}
              onChoose={choose}
            />
          </AnchoredPanel>
        )}
      </div>
    </Field>
  );
}
