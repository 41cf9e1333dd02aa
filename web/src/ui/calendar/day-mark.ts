/** What a day of a plan carries. Each colour means one thing. */
export interface DayMark {
  /** visits of one's own: green tone and as many dots, three at most drawn */
  load?: number | undefined;
  /** entries not yet saved: small squares */
  drafts?: number | undefined;
  /** visits of other officers: blue rings */
  others?: number | undefined;
  /** a public holiday: violet, with its name for the reader */
  holiday?: string | undefined;
  /** needs a correction: red frame */
  isMarked?: boolean | undefined;
  /** has been corrected: green frame */
  isFixed?: boolean | undefined;
  /** cannot be chosen */
  isClosed?: boolean | undefined;
  /** said after the date, such as "two visits" */
  label?: string | undefined;
}

export const MOST_DOTS = 3;
