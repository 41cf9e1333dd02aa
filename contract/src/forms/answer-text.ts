import * as z from "zod/mini";
import { day } from "../kernel/date-fields.ts";
import { toAsciiDigits, toBengaliDigits } from "../kernel/digits.ts";
import { fieldMessage, says } from "../kernel/field-message.ts";
import { emailAddress, mobileNumber, normalise } from "../kernel/text.ts";
import type { CompilePattern } from "./pattern.ts";
import { FORM_LIMITS, type QuestionMeta } from "./question.ts";
import type { ReadValue } from "./read-value.ts";

const NUMBER = /^-?[0-9]{1,15}(\.[0-9]{1,6})?$/;

const WORDS = {
  number: says("একটি সংখ্যা লিখুন", "Write a number"),
  pattern: says("উত্তরটি চাওয়া আকারে লিখুন", "Write the answer in the form that is asked for"),
  unsafe: says("লেখায় অগ্রহণযোগ্য অক্ষর আছে", "The text holds characters that cannot be taken"),
};

/** A descriptive answer as it is kept: NFC, trimmed, ASCII digits where they are meant as digits. */
export function readText(meta: QuestionMeta, typed: string, compile: CompilePattern): ReadValue {
  if (typed.includes("\u0000") || !typed.isWellFormed()) return { fault: WORDS.unsafe };
  const most = meta.type === "multiline" ? FORM_LIMITS.answerMultiline : FORM_LIMITS.answerText;
  // Before anything else looks at it, a pattern above all.
  if (typed.length > most * 2) return { fault: tooLong(most) };
  const text = normalise(typed).trim();
  if (text === "") return {};
  if (text.length > most) return { fault: tooLong(most) };
  const kept = readKind(meta, text);
  if (kept.fault !== undefined || !meta.regEx) return kept;
  const matches = compile(meta.regEx);
  return matches && !matches(String(kept.value)) ? { fault: WORDS.pattern } : kept;
}

function readKind(meta: QuestionMeta, text: string): ReadValue {
  switch (meta.type) {
    case "number":
      return readNumber(meta, toAsciiDigits(text).replaceAll(",", ""));
    case "mobile":
      return bySchema(mobileNumber(), text);
    case "email":
      return bySchema(emailAddress(), text);
    case "date":
      return bySchema(day(), text);
    default:
      return { value: text };
  }
}

function readNumber({ min, max }: QuestionMeta, text: string): ReadValue {
  if (!NUMBER.test(text)) return { fault: WORDS.number };
  const number = Number(text);
  if (min !== undefined && number < min)
    return { fault: says(`মান কমপক্ষে ${bn(min)} হতে হবে`, `This must be at least ${min}`) };
  if (max !== undefined && number > max)
    return { fault: says(`মান সর্বোচ্চ ${bn(max)} হতে পারে`, `This must be at most ${max}`) };
  return { value: text };
}

function bySchema(schema: z.ZodMiniType<string>, text: string): ReadValue {
  const result = z.safeParse(schema, text, { reportInput: true });
  if (result.success) return { value: result.data };
  const [issue] = result.error.issues;
  return {
    fault: issue ? says(fieldMessage(issue, "bn"), fieldMessage(issue, "en")) : WORDS.number,
  };
}

function tooLong(most: number): string {
  return says(`সর্বোচ্চ ${bn(most)} অক্ষর লেখা যাবে`, `Write at most ${most} characters`);
}

function bn(number: number): string {
  return toBengaliDigits(String(number));
}
