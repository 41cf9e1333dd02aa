import type { PublicStat, ZoneStat } from "../landing.api.ts";

/** Five greens; 1 is the palest. */
export type Shade = 1 | 2 | 3 | 4 | 5;

/** Where the second to fifth shade begin, in per cent done. */
export const SHADE_FROM = [50, 60, 70, 75] as const;

const SHADES: readonly Shade[] = [1, 2, 3, 4, 5];

interface Work {
  readonly totalPlans: number;
  readonly totalMonitoring: number;
}

export function shareDone({ totalPlans, totalMonitoring }: Work): number {
  return totalPlans === 0 ? 0 : Math.min(1, totalMonitoring / totalPlans);
}

export function shadeOfShare(share: number): Shade {
  const reached = SHADE_FROM.filter((from) => share * 100 >= from).length;
  return SHADES[reached] ?? 1;
}

/** The shade of a count among others, from the smallest to the largest. */
export function shadeOfCount(count: number, all: readonly number[]): Shade {
  const least = Math.min(...all);
  const span = Math.max(...all) - least;
  const step = span === 0 ? 2 : Math.floor(((count - least) / span) * 4.999);
  return SHADES[step] ?? 1;
}

/** Until the first plan of the year there is nothing to measure, and the page shows the register instead. */
export function hasBegun(work: PublicStat | ZoneStat): boolean {
  return work.totalPlans > 0 || work.totalMonitoring > 0;
}
