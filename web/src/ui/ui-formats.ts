export interface NumberOptions {
  fractionDigits?: number;
  grouping?: boolean;
}

/** Numbers and dates as the reader writes them; dates go in as YYYY-MM-DD. */
export interface UiFormats {
  /** 1204 → ১,২০৪ */
  number: (value: number, options?: NumberOptions) => string;
  /** digits of the reader's script in any text, nothing else touched */
  digits: (text: string) => string;
  /** 2026-11-15 → ১৫-১১-২০২৬ */
  date: (isoDate: string) => string;
  /** 2026-11-15 → রবিবার, ১৫ নভেম্বর ২০২৬ */
  longDate: (isoDate: string) => string;
  /** (2026, 11) → নভেম্বর ২০২৬ */
  month: (year: number, month: number) => string;
  /** 0 is Sunday; "short" fits a calendar head, "long" is read aloud */
  weekday: (day: number, width: "short" | "medium" | "long") => string;
}
