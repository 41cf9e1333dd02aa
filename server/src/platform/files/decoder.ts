import sharp, { type Sharp } from "sharp";
import { createTurns } from "../turns.ts";

/** More than a phone's camera makes, less than what fills the memory. */
export const MOST_MEGAPIXELS = 64;
const LONGEST_SECONDS = 20;

// Nothing but these three is ever read, whatever else the library could: its other readers are not ours to defend.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});
sharp.cache(false);
sharp.concurrency(1);

/** Decoding takes a core and tens of megabytes. */
export const inTurn = createTurns(2, 8);

/** How many pixels a picture has, by its header alone, before anything is unpacked. */
export async function countPixels(content: Uint8Array): Promise<number> {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  return width * height;
}

/** A picture to be drawn anew, upright; damaged ones fail when they are drawn. */
export function decode(content: Uint8Array): Sharp {
  return sharp(content, { failOn: "error", limitInputPixels: MOST_MEGAPIXELS * 1_000_000 })
    .autoOrient()
    .timeout({ seconds: LONGEST_SECONDS });
}
