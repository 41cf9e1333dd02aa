import {
  type ErrorKind,
  NO_ANSWER,
  errorKind,
  errorMessage,
} from "@shikkha/contract/kernel/errors.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { CallError } from "./call-error.ts";

/** The token was renewed for another duty than the one the person was writing under; only the browser can know. */
export const DUTY_CHANGED = errorKind(
  9998,
  409,
  "এর মধ্যে আপনার সক্রিয় দায়িত্ব বদলে গেছে, তাই কাজটি পাঠানো হয়নি। নতুন দায়িত্ব দেখে নিয়ে আবার চেষ্টা করুন।",
  "Your active duty has changed meanwhile, so this was not sent. Check the new duty and try again.",
);

export function clientError(kind: ErrorKind, language: Language): CallError {
  return new CallError({
    statusCode: kind.status,
    code: kind.code,
    message: errorMessage(kind, language),
  });
}

export function noAnswer(language: Language): CallError {
  return clientError(NO_ANSWER, language);
}
