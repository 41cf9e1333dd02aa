import type { PdfFont } from "./pdf-font.ts";

const letters = new Intl.Segmenter("bn", { granularity: "grapheme" });
/** After these a word breaks best, as in an address or a double name. */
const BREAKS = /[-/@._,;:]$/;

/** A word in parts no wider than `most`, in thousandths of the size, cut between its letters. */
export function cutWord(font: PdfFont, word: string, most: number): string[] {
  const reach = reaches(font, word);
  const parts: string[] = [];
  let start = 0;
  let best = 0;
  let end = 0;
  for (const { segment, index } of letters.segment(word)) {
    const next = index + segment.length;
    if ((reach[next] ?? 0) - (reach[start] ?? 0) > most && end > start) {
      const cut = best > start ? best : end;
      parts.push(word.slice(start, cut));
      start = cut;
    }
    end = next;
    if (BREAKS.test(segment)) best = next;
  }
  return [...parts, word.slice(start)];
}

/** How far the word reaches before each place in it, measured once for all of them. */
function reaches(font: PdfFont, word: string): Float64Array {
  const reach = new Float64Array(word.length + 1);
  for (const { cluster, advance } of font.face.shape(word))
    reach[cluster + 1] = (reach[cluster + 1] ?? 0) + advance;
  for (let at = 1; at <= word.length; at += 1) reach[at] = (reach[at] ?? 0) + (reach[at - 1] ?? 0);
  return reach;
}
