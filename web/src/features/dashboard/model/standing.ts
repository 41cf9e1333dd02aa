import type { PlaceStat } from "@shikkha/contract/dashboard.ts";

export type Standing = "good" | "warning" | "bad" | "none";

const SATISFACTORY = 0.7;
const BEHIND = 0.6;

/** The share of planned visits that were carried out; null where nothing was planned. */
export function progressOf({ totalPlans, fulfilled }: Pick<PlaceStat, "totalPlans" | "fulfilled">) {
  return totalPlans > 0 ? fulfilled / totalPlans : null;
}

/** How a place stands, in the steps a reader can act on; `due` is the share of the year that has passed. */
export function standingOf(progress: number | null, due: number): Standing {
  if (progress === null) return "none";
  if (due <= 0) return "good";
  const share = progress / due;
  if (share >= SATISFACTORY) return "good";
  return share >= BEHIND ? "warning" : "bad";
}

/** The share of a plan year that has passed by a day. */
export function passedShare(year: number, day: string): number {
  const start = Date.parse(`${year}-01-01`);
  const end = Date.parse(`${year + 1}-01-01`);
  return Math.min(1, Math.max(0, (Date.parse(day) - start) / (end - start)));
}
