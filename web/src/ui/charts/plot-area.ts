import { niceTicks } from "./nice-ticks.ts";

export interface PlotArea {
  left: number;
  right: number;
  bottom: number;
  ticks: number[];
  y: (value: number) => number;
  /** width of one category */
  step: number;
  /** middle of a category */
  x: (index: number) => number;
}

const TOP = 12;
const BOTTOM = 28;
const DIGIT_PX = 8;

/** Where things stand in a chart of categories along the bottom. */
export function plotArea(
  width: number,
  height: number,
  values: readonly number[],
  categories: number,
  write: (value: number) => string,
): PlotArea {
  const ticks = niceTicks(values);
  const left = Math.max(...ticks.map((tick) => write(tick).length)) * DIGIT_PX + 10;
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const bottom = height - BOTTOM;
  const step = (width - left) / Math.max(1, categories);
  return {
    left,
    right: width,
    bottom,
    ticks,
    step,
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - TOP),
    x: (index) => left + step * (index + 0.5),
  };
}
