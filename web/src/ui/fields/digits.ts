const BENGALI_DIGITS = "০১২৩৪৫৬৭৮৯";

/** People type either script; the kit works with one. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(BENGALI_DIGITS.indexOf(digit)));
}

/** Only the digits of a text, as ASCII, at most `length` of them. */
export function onlyDigits(text: string, length: number): string {
  return toAsciiDigits(text).replace(/\D/g, "").slice(0, length);
}
