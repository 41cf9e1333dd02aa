import * as z from "zod/mini";
import { toAsciiDigits } from "./digits.ts";
import { says } from "./field-message.ts";

/** Bengali block, danda, digits of both scripts, spaces, common punctuation, zero-width (non-)joiner. */
const BANGLA_SCRIPT =
  /^(?:[\u0980-\u09FF\u0964\u09650-9\s.,;:!?'"‘’“”()[\]{}/&%+–—-]|\u200C|\u200D)*$/u;
const ENGLISH_SCRIPT = /^[\u0020-\u007E\s‘’“”–—]*$/u;
const BENGALI_LETTER = /[\u0985-\u09B9\u09CE\u09DC-\u09E1]/u;
const LATIN_LETTER = /[A-Za-z]/u;

/** One form for one text: what is checked, stored and searched is always NFC. */
export function normalise(text: string): string {
  return text.normalize("NFC");
}

/** The same folding as the database's search_key(): NFC, lower case, ASCII digits, no joiners. */
export function searchKey(text: string): string {
  return toAsciiDigits(normalise(text).toLowerCase()).replace(/[\u200C\u200D]/g, "");
}

export function isBangla(text: string): boolean {
  return BANGLA_SCRIPT.test(text) && BENGALI_LETTER.test(text);
}

export function isEnglish(text: string): boolean {
  return ENGLISH_SCRIPT.test(text) && LATIN_LETTER.test(text);
}

/** Bengali, though names and addresses in other letters may stand in it. */
export function holdsBangla(text: string): boolean {
  return BENGALI_LETTER.test(text);
}

/** Text a person typed: trimmed, not empty, at most `most` characters. */
export function requiredText(most: number) {
  return z.string().check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(most));
}

export function banglaText(most: number) {
  return requiredText(most).check(
    z.refine(isBangla, { error: says("বাংলায় লিখুন", "Write this in Bangla") }),
  );
}

export function englishText(most: number) {
  return requiredText(most).check(
    z.refine(isEnglish, { error: says("ইংরেজিতে লিখুন", "Write this in English") }),
  );
}

/** Folds Bengali digits before the check, so that ০১৭… and 017… are one number. */
export function mobileNumber() {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => toAsciiDigits(text.trim())),
    ),
    z.string().check(
      z.regex(/^01[3-9][0-9]{8}$/, {
        error: says("মোবাইল নম্বর ০১XXXXXXXXX আকারে লিখুন", "Write the mobile number as 01XXXXXXXXX"),
      }),
    ),
  );
}

export function emailAddress() {
  return z.string().check(
    z.trim(),
    z.maxLength(254),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, {
      error: says("সঠিক ই-মেইল ঠিকানা লিখুন", "Write a valid e-mail address"),
    }),
  );
}
