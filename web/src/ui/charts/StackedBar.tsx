import { useId } from "react";
import { useUiLocale } from "../UiLocale.tsx";
import type { ChartRow, ChartSeries } from "./chart-series.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { SeriesPatterns } from "./SeriesPatterns.tsx";
import { seriesTable } from "./series-table.ts";
import { StackedRow } from "./StackedRow.tsx";
import { useWidth } from "./use-width.ts";
import styles from "./StackedBar.module.css";

interface Props {
  title: string;
  series: readonly ChartSeries[];
  /** one row is one bar; a single row shows its numbers in words below */
  rows: readonly ChartRow[];
  /** bars as long as their sums, instead of all at full width */
  isToScale?: boolean | undefined;
  write?: ((value: number) => string) | undefined;
}

/** Lying bars made of parts. */
export function StackedBar({ title, series, rows, isToScale, write }: Props) {
  const { number } = useUiLocale();
  const written = write ?? number;
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const sums = rows.map((row) => row.values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  const largest = Math.max(1, ...sums);

  return (
    <ChartFrame title={title} table={seriesTable(rows, series, written)}>
      <div ref={box} className={styles.rows}>
        <svg width="0" height="0" aria-hidden>
          <SeriesPatterns id={id} series={series} />
        </svg>
        {rows.map((row, place) => (
          <div key={row.label}>
            <div className={styles.label}>{row.label}</div>
            <StackedRow
              title={`${title}: ${row.label}`}
              values={row.values}
              total={(isToScale ? largest : sums[place]) || 1}
              width={width}
              patternId={id}
            />
          </div>
        ))}
      </div>
      <ul aria-hidden className={styles.numbers}>
        {series.map((item, index) => (
          <li key={item.label} className={styles.number}>
            <svg viewBox="0 0 12 12">
              <rect width="12" height="12" rx="3" fill={`url(#${id}-${index})`} />
            </svg>
            {item.label}
            {rows.length === 1 && <b>{written(rows[0]?.values[index] ?? 0)}</b>}
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
