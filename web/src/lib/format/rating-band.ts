export type RatingBand = "unsatisfactory" | "fair" | "good" | "veryGood" | "excellent";

/** The upper bound belongs to the band, so that a single star answer and its band carry the same word. */
const UPPER_BOUNDS: readonly (readonly [number, RatingBand])[] = [
  [1, "unsatisfactory"],
  [2, "fair"],
  [3, "good"],
  [4, "veryGood"],
];

export function ratingBand(rating: number): RatingBand {
  const shown = Math.round(rating * 10) / 10;
  return UPPER_BOUNDS.find(([upper]) => shown <= upper)?.[1] ?? "excellent";
}
