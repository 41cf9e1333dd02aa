import type { Language } from "@shikkha/contract/kernel/language.ts";
import { createContext, useContext } from "react";
import type { Format } from "../../lib/format/create-format.ts";
import type { AnswerStore } from "./answer-store.ts";
import type { FormText } from "./use-form-text.ts";

/** What every part of a form that is being filled in knows. */
export interface FormFilling {
  readonly store: AnswerStore;
  readonly language: Language;
  readonly format: Format;
  readonly t: FormText;
  readonly isDisabled: boolean;
  /** Before each question's id, so that two forms on one page do not meet. */
  readonly prefix: string;
}

export const FormFillingContext = createContext<FormFilling | undefined>(undefined);

export function useFilling(): FormFilling {
  const filling = useContext(FormFillingContext);
  if (!filling) throw new Error("A question stands inside a form.");
  return filling;
}
