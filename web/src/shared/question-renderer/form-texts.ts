import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import type { Option, Question } from "@shikkha/contract/forms/question.ts";
import type { Format } from "../../lib/format/create-format.ts";

export function questionText(format: Format, { textBangla, textEnglish }: Question): string {
  return format.pick(textBangla, textEnglish);
}

export function helpText(format: Format, { helpTextBangla, helpTextEnglish }: Question): string {
  return format.pick(helpTextBangla, helpTextEnglish);
}

export function optionText(format: Format, { textBangla, textEnglish }: Option): string {
  return format.pick(textBangla, textEnglish);
}

/** 5.2 in the reader's digits. */
export function placeText(format: Format, { place }: Pick<FormNode, "place">): string {
  return format.digits(place.join("."));
}
