import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";

/** Whether every word of the search stands somewhere in the texts; digits of either script count as the same. */
export function hasWords(search: string, texts: readonly string[]): boolean {
  const text = plain(texts.join(" "));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return toAsciiDigits(text.normalize("NFC")).toLowerCase().trim();
}
