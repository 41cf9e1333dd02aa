import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as hb from "harfbuzzjs";

export interface ShapedGlyph {
  readonly id: number;
  /** Where in the text it comes from. */
  readonly cluster: number;
  /** All in thousandths of the size. */
  readonly advance: number;
  readonly ownAdvance: number;
  readonly dx: number;
  readonly dy: number;
}

/** One file of the font, with Latin and Bengali letters both, and its glyphs for a word. */
export interface Face {
  readonly file: Buffer;
  shape(text: string): ShapedGlyph[];
}

function openFace(name: string): Face {
  const address = import.meta.resolve(`@expo-google-fonts/noto-sans-bengali/${name}`);
  const file = readFileSync(fileURLToPath(address));
  const face = new hb.Face(new hb.Blob(new Uint8Array(file).buffer));
  const font = new hb.Font(face);
  const buffer = new hb.Buffer();
  const scale = 1000 / face.upem;
  const advances = new Map<number, number>();
  const advanceOf = (glyph: number) => {
    const known = advances.get(glyph);
    if (known !== undefined) return known;
    const advance = font.glyphHAdvance(glyph) * scale;
    advances.set(glyph, advance);
    return advance;
  };
  return {
    file,
    shape(text) {
      buffer.clearContents();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint, cluster }, at) => ({
        id: codepoint,
        cluster,
        advance: (positions[at]?.xAdvance ?? 0) * scale,
        ownAdvance: advanceOf(codepoint),
        dx: (positions[at]?.xOffset ?? 0) * scale,
        dy: (positions[at]?.yOffset ?? 0) * scale,
      }));
    },
  };
}

let opened: { readonly regular: Face; readonly bold: Face } | undefined;

/** Read once, when the first PDF is asked for. */
export function faces(): { readonly regular: Face; readonly bold: Face } {
  opened ??= {
    regular: openFace("400Regular/NotoSansBengali_400Regular.ttf"),
    bold: openFace("600SemiBold/NotoSansBengali_600SemiBold.ttf"),
  };
  return opened;
}
