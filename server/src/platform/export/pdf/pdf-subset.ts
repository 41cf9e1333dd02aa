/** What a PDF reader draws glyphs with: shaping is done, and the page names glyphs, not letters. */
const KEPT = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"];
const HEADER = 12;
const ENTRY = 16;
/** In `head`: the sum of the whole file, and how `loca` counts. */
const FILE_SUM = 8;
const LOCA_FORMAT = 50;
const WHOLE = 0xb1_b0_af_ba;
/** A part of a glyph made of others: what follows its number, and whether one more part comes. */
const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const FOUR_SCALES = 0x80;

type Tables = ReadonlyMap<string, Buffer>;

/** A TrueType font with only these glyphs and those they are made of, all under their own numbers. */
export function subsetFont(file: Buffer, glyphs: Iterable<number>): Buffer {
  const tables = tablesOf(file);
  const all = glyphsOf(tables);
  const needed = new Set<number>();
  const need = (glyph: number) => {
    if (needed.has(glyph)) return;
    needed.add(glyph);
    for (const part of partsOf(all[glyph])) need(part);
  };
  // The first stands for what the font does not have.
  for (const glyph of [0, ...glyphs]) need(glyph);
  const kept = all.map((outline, glyph) => (needed.has(glyph) ? outline : outline.subarray(0, 0)));
  const loca = Buffer.alloc((kept.length + 1) * 4);
  let end = 0;
  for (const [glyph, { length }] of kept.entries())
    loca.writeUInt32BE((end += length), (glyph + 1) * 4);
  const head = Buffer.from(tableOf(tables, "head"));
  head.writeUInt32BE(0, FILE_SUM);
  head.writeInt16BE(1, LOCA_FORMAT);
  return fontOf(
    new Map([...tables, ["glyf", Buffer.concat(kept)], ["loca", loca], ["head", head]]),
  );
}

function tablesOf(file: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let at = HEADER; at < HEADER + file.readUInt16BE(4) * ENTRY; at += ENTRY) {
    const tag = file.toString("latin1", at, at + 4);
    const start = file.readUInt32BE(at + 8);
    if (KEPT.includes(tag))
      tables.set(tag, file.subarray(start, start + file.readUInt32BE(at + 12)));
  }
  return tables;
}

function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table;
}

/** The outline of each glyph. */
function glyphsOf(tables: Tables): Buffer[] {
  const glyf = tableOf(tables, "glyf");
  const loca = tableOf(tables, "loca");
  const isLong = tableOf(tables, "head").readInt16BE(LOCA_FORMAT) === 1;
  const count = tableOf(tables, "maxp").readUInt16BE(4);
  const start = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  return Array.from({ length: count }, (_, glyph) => glyf.subarray(start(glyph), start(glyph + 1)));
}

/** The glyphs an outline is made of, if it is made of others. */
function partsOf(outline: Buffer | undefined): number[] {
  if (!outline || outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  let at = 10;
  for (let flags = MORE; flags & MORE;) {
    flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    at += flags & WORDS ? 8 : 6;
    if (flags & SCALE) at += 2;
    else if (flags & TWO_SCALES) at += 4;
    else if (flags & FOUR_SCALES) at += 8;
  }
  return parts;
}

function fontOf(tables: Tables): Buffer {
  const directory = Buffer.alloc(HEADER + tables.size * ENTRY);
  const steps = Math.floor(Math.log2(tables.size));
  directory.writeUInt32BE(0x1_00_00, 0);
  directory.writeUInt16BE(tables.size, 4);
  directory.writeUInt16BE(2 ** steps * ENTRY, 6);
  directory.writeUInt16BE(steps, 8);
  directory.writeUInt16BE((tables.size - 2 ** steps) * ENTRY, 10);
  const parts = [directory];
  let start = directory.length;
  let headAt = 0;
  for (const [at, [tag, content]] of [...tables]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .entries()) {
    const padded = Buffer.concat([content], Math.ceil(content.length / 4) * 4);
    const entry = HEADER + at * ENTRY;
    directory.write(tag, entry, "latin1");
    directory.writeUInt32BE(sumOf(padded), entry + 4);
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(content.length, entry + 12);
    if (tag === "head") headAt = start;
    parts.push(padded);
    start += padded.length;
  }
  const font = Buffer.concat(parts);
  font.writeUInt32BE((WHOLE - sumOf(font)) >>> 0, headAt + FILE_SUM);
  return font;
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
