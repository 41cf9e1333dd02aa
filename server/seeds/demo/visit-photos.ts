import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Random } from "../random.ts";
import type { SeedContext } from "../seed.ts";

const SCENES = [
  { file: "building", caption: "মূল ভবন" },
  { file: "classroom", caption: "শ্রেণিকক্ষ" },
  { file: "tubewell", caption: "নলকূপ" },
] as const;

const SIZE = { width: 960, height: 720 };

/** Our own drawings in the place of photos; each visit has files of its own, as real ones have. */
export async function* photosOf(
  random: Random,
  files: NonNullable<SeedContext["files"]>,
  visit: { readonly id: number; readonly visitDate: string; readonly submittedAt: string },
) {
  const scenes = random.shuffled(SCENES).slice(0, random.integer(1, 3));
  for (const [position, { file, caption }] of scenes.entries()) {
    const keyOf = (size: string) =>
      `visit-photos/${visit.visitDate}/${visit.id}-demo${position}-${size}.webp`;
    const large = scene(file, "large");
    await files.put(keyOf("large"), large);
    await files.put(keyOf("small"), scene(file, "small"));
    yield {
      visit_id: visit.id,
      client_id: randomUUID(),
      position,
      caption,
      sha256: createHash("sha256").update(`${visit.id} ${file}`).digest("hex"),
      large_key: keyOf("large"),
      small_key: keyOf("small"),
      ...SIZE,
      bytes: large.byteLength,
      received_at: visit.submittedAt,
    };
  }
}

const read = new Map<string, Uint8Array>();

function scene(file: string, size: string): Uint8Array {
  const name = `${file}-${size}.webp`;
  const known = read.get(name) ?? readFileSync(new URL(`photos/${name}`, import.meta.url));
  read.set(name, known);
  return known;
}
