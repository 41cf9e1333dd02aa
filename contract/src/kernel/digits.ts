const BENGALI_DIGITS = "০১২৩৪৫৬৭৮৯";

/** Bengali digits become ASCII digits; everything else stays. People type either, we store one. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(BENGALI_DIGITS.indexOf(digit)));
}

export function toBengaliDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => BENGALI_DIGITS.charAt(Number(digit)));
}
