import type { ChartRow, ChartSeries } from "./chart-series.ts";
import type { ChartTableData } from "./ChartTable.tsx";

const NOTHING = "–";

/** The data table behind a chart of rows and series. */
export function seriesTable(
  rows: readonly ChartRow[],
  series: readonly ChartSeries[],
  write: (value: number) => string,
): ChartTableData {
  return {
    columns: series.map((item) => item.label),
    rows: rows.map((row) => ({
      label: row.label,
      cells: series.map((_, index) => {
        const value = row.values[index];
        return value === null || value === undefined ? NOTHING : write(value);
      }),
    })),
  };
}
