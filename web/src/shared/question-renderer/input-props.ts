import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import type { questionIds } from "./question-ids.ts";

/** What every control of a question is given. */
export interface InputProps {
  node: FormNode;
  ids: ReturnType<typeof questionIds>;
  isInvalid: boolean;
  describedBy: string | undefined;
}

export interface InputOption {
  readonly id: number;
  readonly text: string;
}
