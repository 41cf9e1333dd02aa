/** Five greens: below half, then a tenth each. */
const BOUNDS = [0.5, 0.6, 0.7, 0.8] as const;

/** Which of the five greens a share is drawn in, from 1 to 5. */
export function stepOf(share: number): number {
  return BOUNDS.filter((bound) => share >= bound).length + 1;
}
