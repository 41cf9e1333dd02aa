import type { Face, ShapedGlyph } from "./pdf-face.ts";
import { pdfText } from "./pdf-objects.ts";

interface UsedGlyph {
  readonly width: number;
  /** The one character it stands for wherever text is read back glyph by glyph. */
  unicode: number | undefined;
}

export interface ShapedWord {
  /** In thousandths of the size. */
  readonly width: number;
  /** Runs of glyphs, each on its own height above the line. */
  readonly runs: readonly { readonly rise: number; readonly glyphs: string }[];
  /** The exact text, where the glyphs alone would not give it back. */
  readonly actual: string | undefined;
}

interface DigitGlyph {
  readonly hex: string;
  readonly width: number;
}

/** Below this, in thousandths of the size, nobody sees a shift. */
const VISIBLE = 0.4;

/** A font of one document: shapes words and remembers which glyphs the document needs. */
export class PdfFont {
  readonly name: string;
  readonly face: Face;
  readonly used = new Map<number, UsedGlyph>();
  readonly #digits = new Map<string, DigitGlyph>();

  constructor(name: string, face: Face) {
    this.name = name;
    this.face = face;
  }

  shape(word: string): ShapedWord {
    const text = word.toWellFormed();
    const glyphs = this.face.shape(text);
    const isPlain = this.#note(glyphs, text);
    return {
      width: glyphs.reduce((sum, { advance }) => sum + advance, 0),
      runs: runsOf(glyphs),
      actual: isPlain ? undefined : pdfText(text),
    };
  }

  /** A digit or a sign between digits, one glyph whatever stands beside it; undefined where the glyph means more. */
  digit(character: string): DigitGlyph | undefined {
    const known = this.#digits.get(character);
    if (known) return known;
    const [glyph] = this.face.shape(character);
    if (!glyph || !this.#note([glyph], character)) return undefined;
    const digit = { hex: hexOf(glyph.id), width: glyph.advance };
    this.#digits.set(character, digit);
    return digit;
  }

  /** Whether every glyph stands for one character, in order, and for no other one anywhere in the document. */
  #note(glyphs: readonly ShapedGlyph[], text: string): boolean {
    const isOneByOne =
      glyphs.length === text.length &&
      glyphs.every(({ id, cluster }, at) => id !== 0 && cluster === at);
    let isPlain = isOneByOne;
    for (const [at, { id, ownAdvance }] of glyphs.entries()) {
      const known = this.used.get(id) ?? { width: ownAdvance, unicode: undefined };
      this.used.set(id, known);
      if (!isOneByOne) continue;
      known.unicode ??= text.charCodeAt(at);
      if (known.unicode !== text.charCodeAt(at)) isPlain = false;
    }
    return isPlain;
  }
}

/** Glyphs as strings of the font, with the shifts between them in the form PDF wants: how far to go back. */
function runsOf(glyphs: readonly ShapedGlyph[]): { rise: number; glyphs: string }[] {
  const runs: { rise: number; glyphs: string }[] = [];
  let rise = 0;
  let written = "";
  let hex = "";
  const flush = () => {
    if (hex) written += `<${hex}>`;
    hex = "";
  };
  const shift = (by: number) => {
    if (Math.abs(by) <= VISIBLE) return;
    flush();
    written += `${Math.round(by)} `;
  };
  for (const { id, advance, ownAdvance, dx, dy } of glyphs) {
    if (Math.round(dy) !== rise) {
      flush();
      if (written) runs.push({ rise, glyphs: written });
      written = "";
      rise = Math.round(dy);
    }
    shift(-dx);
    hex += hexOf(id);
    shift(ownAdvance + dx - advance);
  }
  flush();
  if (written) runs.push({ rise, glyphs: written });
  return runs;
}

function hexOf(glyph: number): string {
  return glyph.toString(16).padStart(4, "0");
}
