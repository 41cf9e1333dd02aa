import type { TextKey } from "../../i18n/text-key.ts";

export const OUTCOMES = ["succeed", "failed", "not-found", "deleted"] as const;

export type Outcome = (typeof OUTCOMES)[number];

export interface ResultText {
  readonly title: TextKey;
  readonly text?: TextKey;
}

export interface ResultDefinition {
  readonly outcome: Outcome;
  readonly says: ResultText;
  /** Where the return button leads. */
  readonly back: `/${string}`;
  readonly backLabel: TextKey;
}
