import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import { joined } from "./report-words.ts";

const YES: Bilingual = { bn: "হ্যাঁ", en: "Yes" };
const NO: Bilingual = { bn: "না", en: "No" };

/** A number, a time or a day. */
const FIGURE = /^[0-9][0-9.:-]*$/;

/** An answer as it is read: the words of options, yes or no, numbers in the reader's digits. */
export function answerWords(question: WireQuestion, answer: unknown): Bilingual | null {
  if (answer === undefined || answer === null || answer === "") return null;
  if (typeof answer === "boolean") return answer ? YES : NO;
  if (Array.isArray(answer))
    return joined(answer.flatMap((one) => optionWords(question, one) ?? []));
  if (question.valueType === "OPTION_ID") return optionWords(question, answer);
  const text = typeof answer === "string" || typeof answer === "number" ? String(answer) : "";
  return { bn: FIGURE.test(text) ? toBengaliDigits(text) : text, en: text };
}

function optionWords({ options }: WireQuestion, id: unknown): Bilingual | null {
  const option = options.find((one) => one.id === Number(id));
  return option ? { bn: option.textBangla, en: option.textEnglish } : null;
}
