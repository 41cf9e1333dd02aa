import * as hb from "harfbuzzjs";
import { expect, it } from "vitest";
import { cutWord } from "./cut-word.ts";
import { faces } from "./pdf-face.ts";
import { PdfFont } from "./pdf-font.ts";
import { subsetFont } from "./pdf-subset.ts";

const { file, shape } = faces().regular;

/** The outline of a glyph in a font file, as path commands; empty where there is none. */
const outlineIn = (content: Buffer, glyph: number) =>
  new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(content).buffer))).glyphToPath(glyph);

it("keeps the glyphs that are used under their numbers, with what they are made of, and no others", () => {
  const used = [
    ...new Set(["ক্ষ", "শ্রেণি", "É"].flatMap((word) => shape(word).map(({ id }) => id))),
  ];
  const subset = subsetFont(file, used);
  expect(subset.length).toBeLessThan(file.length / 8);
  for (const glyph of used) {
    expect(outlineIn(subset, glyph)).not.toBe("");
    expect(outlineIn(subset, glyph)).toBe(outlineIn(file, glyph));
  }
  const [unused] = shape("ঢ");
  expect(outlineIn(subset, unused?.id ?? 0)).toBe("");
});

it("cuts a word that is too wide after a sign where it can, else between letters, and loses nothing", () => {
  const font = new PdfFont("F0", faces().regular);
  const mail = "head140001@institutes.example";
  expect(cutWord(font, mail, 7500)).toEqual(["head140001@", "institutes.", "example"]);
  const long = "বাংলাদেশমাধ্যমিকবিদ্যালয়";
  const parts = cutWord(font, long, 3000);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join("")).toBe(long);
  for (const part of parts) expect(font.shape(part).width).toBeLessThan(3300);
  // Not even one letter fits: each stands alone.
  expect(cutWord(font, "কিছু", 1)).toEqual(["কি", "ছু"]);
});
