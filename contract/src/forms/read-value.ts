import type { AnswerValue } from "./question.ts";

/** Neither a value nor a fault: there is no answer. */
export interface ReadValue {
  readonly value?: AnswerValue;
  readonly fault?: string;
}
