const FIRST_MS = 1000;
const MOST_MS = 5 * 60_000;

/** How long to wait after so many failures in a row; half of it by chance, so that a whole office does not call at once. */
export function backOff(attempts: number, random: () => number): number {
  const full = Math.min(MOST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round(full / 2 + (full / 2) * random());
}
