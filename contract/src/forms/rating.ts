/** The scale every rating is shown on. */
export const RATING_SCALE = 5;

export const RATING_BANDS = ["unsatisfactory", "fair", "good", "veryGood", "excellent"] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

/** One decimal; the little that binary fractions lose is given back, so that 2.25 and its like round as on paper. */
export function roundRating(rating: number): number {
  return Math.round(rating * 10 + 1e-9) / 10;
}

/** The upper bound belongs to the band, so that a single star answer and its band carry the same word. */
export function ratingBand(rating: number): RatingBand {
  const band = Math.ceil(roundRating(rating)) - 1;
  return RATING_BANDS[Math.min(Math.max(band, 0), RATING_BANDS.length - 1)] ?? "excellent";
}
