import { rgb } from "./pdf-canvas.ts";
import { COLOUR } from "./pdf-colours.ts";

const RED = "f42a41";

/** The product's sign as paths, in a square of 64 units: an open book below a red sun on a green tile. */
export const EMBLEM = [
  `${rgb(COLOUR.brand)} rg`,
  "14 0 m 50 0 l 57.73 0 64 6.27 64 14 c 64 50 l 64 57.73 57.73 64 50 64 c 14 64 l 6.27 64 0 57.73 0 50 c 0 14 l 0 6.27 6.27 0 14 0 c f",
  "1 1 1 RG 3.5 w 1 j",
  "14 42 m 20 38 26 38 32 42 c 38 38 44 38 50 42 c 50 22 l 44 18 38 18 32 22 c 26 18 20 18 14 22 c h S",
  "32 22 m 32 42 l S",
  `${rgb(RED)} rg`,
  "36 12 m 36 14.21 34.21 16 32 16 c 29.79 16 28 14.21 28 12 c 28 9.79 29.79 8 32 8 c 34.21 8 36 9.79 36 12 c f",
].join("\n");
