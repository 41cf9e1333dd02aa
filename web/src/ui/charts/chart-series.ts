/** One kind of value in a chart. */
export interface ChartSeries {
  label: string;
  /** a viz token such as "var(--viz-2)"; by turns when left out */
  color?: string | undefined;
}

/** One place on the category axis with a value per series. */
export interface ChartRow {
  label: string;
  values: readonly (number | null)[];
}

/** The four default colours, used in a cycle. */
const VIZ_COLORS = ["var(--viz-1)", "var(--viz-3)", "var(--viz-4)", "var(--viz-2)"] as const;

export function vizColor(index: number, given?: string): string {
  return given ?? VIZ_COLORS[index % VIZ_COLORS.length] ?? VIZ_COLORS[0];
}
