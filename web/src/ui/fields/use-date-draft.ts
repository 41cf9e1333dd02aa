import { useState } from "react";
import { dateTextOf, readDateText, type DateProblem, type DateText } from "./date-text.ts";

interface Options {
  value: string | null;
  onChange: (value: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
}

interface DateDraft {
  text: DateText;
  /** known only once the reader has left the field */
  problem: DateProblem | null;
  write: (text: DateText) => void;
  choose: (iso: string | null) => void;
  /** the field is left: judge what stands there */
  settle: () => void;
}

const FULL_YEAR = 4;

/** Keeps half-written dates in the boxes while the form sees only whole ones. */
export function useDateDraft({ value, onChange, min, max }: Options): DateDraft {
  const [draft, setDraft] = useState({ given: value, text: dateTextOf(value), isSettled: true });
  if (draft.given !== value) {
    setDraft({ given: value, text: dateTextOf(value), isSettled: true });
  }

  function accept(text: DateText, isSettled: boolean) {
    const { iso } = readDateText(text, min, max);
    setDraft({ given: iso, text: isSettled && iso ? dateTextOf(iso) : text, isSettled });
    if (iso !== value) onChange(iso);
  }

  return {
    text: draft.text,
    problem: draft.isSettled ? readDateText(draft.text, min, max).problem : null,
    write(text) {
      const isYearBegun = text.year.length > 0 && text.year.length < FULL_YEAR;
      if (isYearBegun) setDraft({ given: value, text, isSettled: false });
      else accept(text, false);
    },
    choose: (iso) => accept(dateTextOf(iso), true),
    settle: () => accept(draft.text, true),
  };
}
