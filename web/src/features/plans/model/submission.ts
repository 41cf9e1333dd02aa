import type { PlaceCounts } from "@shikkha/contract/plans/review.ts";

const SHOWN = 2;
/** Below this share of the average a place is worth naming. */
const BEHIND = 0.9;

/** The places that have submitted least, if they are clearly behind the rest. */
export function slowest(places: readonly PlaceCounts[]): PlaceCounts[] {
  const total = places.reduce((sum, place) => sum + place.total, 0);
  const submitted = places.reduce((sum, place) => sum + place.submitted, 0);
  if (places.length <= SHOWN || total === 0) return [];
  const average = submitted / total;
  return places
    .filter((place) => place.total > 0 && place.submitted / place.total < average * BEHIND)
    .toSorted((a, b) => a.submitted / a.total - b.submitted / b.total)
    .slice(0, SHOWN);
}

/** The most submitted first. */
export function byShare(places: readonly PlaceCounts[]): PlaceCounts[] {
  return places.toSorted((a, b) => b.submitted / (b.total || 1) - a.submitted / (a.total || 1));
}
