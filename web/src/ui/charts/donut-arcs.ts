export interface DonutArc {
  /** share of the whole, 0 to 100 */
  percent: number;
  /** where it starts, 0 to 100, clockwise from the top */
  start: number;
  /** drawn length, shortened by the gap to the next */
  length: number;
}

const GAP = 0.8;
const SHORTEST = 0.4;

/** The arcs of a ring of length 100. Nothing at all gives no arc. */
export function donutArcs(values: readonly number[]): DonutArc[] {
  const positive = values.map((value) => Math.max(0, value));
  const sum = positive.reduce((total, value) => total + value, 0);
  if (sum === 0) return values.map(() => ({ percent: 0, start: 0, length: 0 }));
  const gap = positive.filter((value) => value > 0).length > 1 ? GAP : 0;
  let start = 0;
  return positive.map((value) => {
    const percent = (value / sum) * 100;
    const length = percent === 0 ? 0 : Math.max(percent - gap, SHORTEST);
    const arc = { percent, start, length };
    start += percent;
    return arc;
  });
}
