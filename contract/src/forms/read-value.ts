import type { AnswerValue } from "./question.ts";

/** One answer, read: neither a value nor a fault means that there is none. */
export interface ReadValue {
  readonly value?: AnswerValue;
  /** In both languages, as a schema's own message is. */
  readonly fault?: string;
}
