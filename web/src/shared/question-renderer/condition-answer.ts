import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { findOption } from "@shikkha/contract/forms/tree.ts";
import type { Format } from "../../lib/format/create-format.ts";
import { optionText } from "./form-texts.ts";

/** The answer that opened a question, in words. */
export function conditionAnswer(
  format: Format,
  { condition, wanted }: FormNode,
  words: { readonly yes: string; readonly no: string },
): string {
  if (typeof wanted === "boolean") return wanted ? words.yes : words.no;
  const option = condition && typeof wanted === "number" && findOption(condition.question, wanted);
  return option ? optionText(format, option) : "";
}
