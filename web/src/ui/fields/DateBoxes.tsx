import { Fragment, useRef, type KeyboardEvent } from "react";
import { todayInDhaka } from "../calendar/calendar-date.ts";
import { classNames } from "../class-names.ts";
import { useUiLocale } from "../UiLocale.tsx";
import {
  dateTextFrom,
  isPartFull,
  PART_LENGTH,
  stepPart,
  type DatePart,
  type DateText,
} from "./date-text.ts";
import { onlyDigits } from "./digits.ts";
import type { FieldIds } from "./use-field-ids.ts";
import styles from "./DatePicker.module.css";

interface Props {
  ids: FieldIds;
  text: DateText;
  onWrite: (text: DateText) => void;
  /** focused or pressed */
  onEnter: () => void;
  isDisabled: boolean | undefined;
  isInvalid: boolean;
  isRequired: boolean | undefined;
}

const ORDER: readonly DatePart[] = ["day", "month", "year"];

/** Day, month, year: three small boxes that read like one field. */
export function DateBoxes({ ids, text, onWrite, onEnter, ...state }: Props) {
  const { words, digits } = useUiLocale();
  const boxes = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const names = { day: words.day, month: words.month, year: words.year };
  const placeholders = {
    day: words.placeholderDay,
    month: words.placeholderMonth,
    year: words.placeholderYear,
  };

  function goTo(part: DatePart | undefined) {
    if (part) boxes.current[part]?.select();
  }

  function write(part: DatePart, typed: string) {
    const whole = dateTextFrom(typed);
    if (whole) return onWrite(whole);
    const written = onlyDigits(typed, PART_LENGTH[part]);
    onWrite({ ...text, [part]: written });
    const isLonger = written.length > text[part].length;
    if (isLonger && isPartFull(part, written)) goTo(ORDER[ORDER.indexOf(part) + 1]);
  }

  function press(part: DatePart, event: KeyboardEvent<HTMLInputElement>) {
    const at = ORDER.indexOf(part);
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step && !event.altKey) {
      event.preventDefault();
      onWrite({ ...text, [part]: stepPart(part, text[part], step, todayInDhaka()) });
    } else if (event.key === "Backspace" && value === "") {
      event.preventDefault();
      goTo(ORDER[at - 1]);
    } else if (event.key === "ArrowLeft" && selectionStart === 0) {
      event.preventDefault();
      goTo(ORDER[at - 1]);
    } else if (event.key === "ArrowRight" && selectionEnd === value.length) {
      event.preventDefault();
      goTo(ORDER[at + 1]);
    } else if (["-", "/", "."].includes(event.key)) {
      event.preventDefault();
      if (value) goTo(ORDER[at + 1]);
    }
  }

  return (
    <div className={styles.parts}>
      {ORDER.map((part) => (
        <Fragment key={part}>
          {part !== "day" && <span aria-hidden>-</span>}
          <input
            ref={(box) => {
              boxes.current[part] = box;
            }}
            id={part === "day" ? ids.control : undefined}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={classNames(styles.part, part === "year" && styles.year)}
            value={digits(text[part])}
            placeholder={placeholders[part]}
            aria-label={names[part]}
            aria-describedby={part === "day" ? ids.described : undefined}
            aria-invalid={state.isInvalid || undefined}
            aria-required={state.isRequired}
            disabled={state.isDisabled}
            onFocus={(event) => {
              event.currentTarget.select();
              onEnter();
            }}
            onClick={onEnter}
            onChange={(event) => write(part, event.target.value)}
            onKeyDown={(event) => press(part, event)}
          />
        </Fragment>
      ))}
    </div>
  );
}
