import type { ChartRow } from "./chart-series.ts";
import { niceTicks } from "./nice-ticks.ts";
import { textWidth } from "./text-width.ts";

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

const TOP = 20;
const BOTTOM = 28;
const AXIS_GAP = 10;

interface PlotInput {
  width: number;
  height: number;
  rows: readonly ChartRow[];
  write: (value: number) => string;
  isFromZero?: boolean;
}

/** Where things stand in a chart of categories along the bottom. */
export function plotArea({ width, height, rows, write, isFromZero = true }: PlotInput): PlotArea {
  const values = rows.flatMap((row) => row.values.filter((value) => value !== null));
  const ticks = niceTicks(values, 4, isFromZero);
  const left = Math.ceil(Math.max(...ticks.map((tick) => textWidth(write(tick))))) + AXIS_GAP;
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const bottom = height - BOTTOM;
  const step = (width - left) / Math.max(1, rows.length);
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
