import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What of HarfBuzz's subsetter is called here; pointers and sets are numbers. */
interface Subsetter {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(size: number): number;
  free(at: number): void;
  hb_blob_create(at: number, size: number, mode: number, data: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const WRITABLE = 2;
/** Without hints, glyphs under their numbers, no glyph added for the sake of shaping. */
const FLAGS = 0x1 | 0x2 | 0x200;
const DROPPED_TABLES = 3;
/** Shaping is done; the page names glyphs, not letters. */
const USELESS = ["GSUB", "GPOS", "GDEF", "cmap", "name", "OS/2", "post", "STAT", "DSIG"];

let subsetter: Promise<Subsetter> | undefined;

/** Its types come with a browser's library, which the server does not load. */
interface WasmHost {
  readonly WebAssembly: {
    instantiate(source: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
  };
}

async function load(): Promise<Subsetter> {
  const address = import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { WebAssembly } = globalThis as unknown as WasmHost;
  const module = await WebAssembly.instantiate(readFileSync(fileURLToPath(address)));
  return module.instance.exports as Subsetter;
}

/** The font with only these glyphs, which keep their numbers. */
export async function subsetFont(file: Uint8Array, glyphs: Iterable<number>): Promise<Buffer> {
  const hb = await (subsetter ??= load());
  const at = hb.malloc(file.length);
  new Uint8Array(hb.memory.buffer).set(file, at);
  const blob = hb.hb_blob_create(at, file.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const kept = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(kept, glyph);
  const dropped = hb.hb_subset_input_set(input, DROPPED_TABLES);
  for (const tag of USELESS) hb.hb_set_add(dropped, Buffer.from(tag.padEnd(4)).readUInt32BE());
  hb.hb_subset_input_set_flags(input, FLAGS);
  const subset = hb.hb_subset_or_fail(face, input);
  const result = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(result, 0);
  const size = hb.hb_blob_get_length(result);
  const out = Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + size));
  hb.hb_blob_destroy(result);
  hb.hb_face_destroy(subset);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  hb.hb_blob_destroy(blob);
  hb.free(at);
  if (size === 0) throw new Error("The font could not be cut down");
  return out;
}
