import { cutWord } from "./cut-word.ts";
import type { PdfFont } from "./pdf-font.ts";
import { pdfNumber } from "./pdf-objects.ts";

export interface DrawnText {
  readonly width: number;
  readonly operators: string;
}

/** Names repeat; what is rare may be shaped again. */
const MOST_REMEMBERED = 20_000;
const SPACES = /[ \t\r\n]+/;
/** Drawn digit by digit: there are too many to remember, and no glyph of these depends on the one beside it. */
const FIGURES = /^[0-9০-৯.,%-]+$/;

/** A font at a size: words as operators and widths in points, each shaped once. */
export class TextStyle {
  readonly font: PdfFont;
  readonly size: number;
  readonly #words = new Map<string, DrawnText>();

  constructor(font: PdfFont, size: number) {
    this.font = font;
    this.size = size;
  }

  get lineHeight(): number {
    return this.size * 1.4;
  }

  word(text: string): DrawnText {
    const known = this.#words.get(text);
    if (known) return known;
    const figures = FIGURES.test(text) ? this.#figures(text) : undefined;
    if (figures) return figures;
    const { width, runs, actual } = this.font.shape(text);
    let operators = "";
    let rise = 0;
    for (const run of runs) {
      if (run.rise !== rise) operators += `${pdfNumber((run.rise * this.size) / 1000)} Ts `;
      rise = run.rise;
      operators += `[${run.glyphs}]TJ `;
    }
    if (rise !== 0) operators += "0 Ts ";
    if (actual) operators = `/Span<</ActualText ${actual}>>BDC ${operators}EMC `;
    const drawn = { width: (width * this.size) / 1000, operators };
    if (this.#words.size >= MOST_REMEMBERED) this.#words.clear();
    this.#words.set(text, drawn);
    return drawn;
  }

  #figures(text: string): DrawnText | undefined {
    let glyphs = "";
    let width = 0;
    for (const digit of text) {
      const glyph = this.font.digit(digit);
      if (!glyph) return undefined;
      glyphs += glyph.hex;
      width += glyph.width;
    }
    return { width: (width * this.size) / 1000, operators: `<${glyphs}>Tj ` };
  }

  /** A line of text: its operators and its width. */
  line(text: string): DrawnText {
    if (!SPACES.test(text)) return this.word(text);
    const space = this.word(" ");
    const words = text.split(SPACES).filter(Boolean);
    let operators = "";
    let width = 0;
    for (const [at, word] of words.entries()) {
      if (at > 0) {
        operators += space.operators;
        width += space.width;
      }
      const drawn = this.word(word);
      operators += drawn.operators;
      width += drawn.width;
    }
    return { operators, width };
  }

  width(text: string): number {
    return this.line(text).width;
  }

  /** The text in lines no wider than `most`; a word that is wider itself is cut between its letters. */
  wrap(text: string, most: number): string[] {
    const words = text.split(SPACES).filter(Boolean);
    const space = this.word(" ").width;
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const part of words.flatMap((word) => this.#fitting(word, most))) {
      const { width } = this.word(part);
      if (line && used + space + width > most) {
        lines.push(line);
        line = "";
        used = 0;
      }
      used += (line ? space : 0) + width;
      line += line ? ` ${part}` : part;
    }
    if (line) lines.push(line);
    return lines;
  }

  #fitting(word: string, most: number): string[] {
    return this.word(word).width <= most
      ? [word]
      : cutWord(this.font, word, (most * 1000) / this.size);
  }
}
