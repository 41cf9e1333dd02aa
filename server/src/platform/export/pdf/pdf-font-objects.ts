import type { PdfFont } from "./pdf-font.ts";
import type { PdfObjects } from "./pdf-objects.ts";
import { subsetFont } from "./pdf-subset.ts";

const hex = (value: number) => value.toString(16).padStart(4, "0");

/** Writes the font with only the glyphs that were used, and how to read them back as text. */
export async function writeFont(objects: PdfObjects, id: number, font: PdfFont): Promise<void> {
  const used = [...font.used].toSorted(([a], [b]) => a - b);
  // The six letters say that it is a part of the font.
  const name = `${font.name === "F0" ? "SHIKKA" : "SHIKKB"}+NotoSansBengali`;
  const file = subsetFont(
    font.face.file,
    used.map(([glyph]) => glyph),
  );
  const fontFile = await objects.addStream(`/Length1 ${file.length}`, file);
  const descriptor = objects.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[-700 -500 1600 1300]/ItalicAngle 0/Ascent 917/Descent -408/CapHeight 714/StemV 80/FontFile2 ${fontFile} 0 R>>`,
  );
  const widths = used.map(([glyph, { width }]) => `${glyph}[${Math.round(width)}]`).join("");
  const descendant = objects.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/DW 1000/W[${widths}]>>`,
  );
  const unicode = await objects.addStream("", Buffer.from(unicodeMap(font)));
  objects.put(
    id,
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
}

function unicodeMap({ used }: PdfFont): string {
  const pairs = [...used].flatMap(([glyph, { unicode }]) =>
    unicode === undefined ? [] : [`<${hex(glyph)}><${hex(unicode)}>`],
  );
  let blocks = "";
  // A block holds a hundred at most.
  for (let first = 0; first < pairs.length; first += 100) {
    const block = pairs.slice(first, first + 100);
    blocks += `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar\n`;
  }
  return (
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n" +
    "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>> def\n" +
    "/CMapName/Adobe-Identity-UCS def /CMapType 2 def\n" +
    `1 begincodespacerange <0000><ffff> endcodespacerange\n${blocks}endcmap\nCMapName currentdict /CMap defineresource pop end end`
  );
}
