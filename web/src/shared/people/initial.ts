/** Titles such as "মো." stand before the name people go by. */
const TITLES = new Set([
  "মো.",
  "মোঃ",
  "মোসা.",
  "ড.",
  "ডা.",
  "অধ্যাপক",
  "md.",
  "mst.",
  "dr.",
  "prof.",
  "professor",
]);

/** The first letter of a name with its vowel sign, as it is written: "মো. সাইফুল" gives "সা". */
export function initialOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const name = words.find((word) => !TITLES.has(word.toLowerCase())) ?? words[0] ?? "";
  const [first] = new Intl.Segmenter("bn", { granularity: "grapheme" }).segment(name);
  return first?.segment ?? "";
}
