import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";

/** Numbers are kept as people write them, in either script and with spaces or dashes. */
export function phoneLink(number: string): string {
  return `tel:${toAsciiDigits(number).replaceAll(/[^\d+]/g, "")}`;
}
