import { useUiLocale } from "../UiLocale.tsx";
import type { ChartRow } from "./chart-series.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { ChartSvg } from "./ChartSvg.tsx";
import { CategoryAxis } from "./CategoryAxis.tsx";
import { equalBounds } from "./heat-step.ts";
import { HeatCell } from "./HeatCell.tsx";
import { seriesTable } from "./series-table.ts";
import { textWidth } from "./text-width.ts";
import { useWidth } from "./use-width.ts";

interface Props {
  title: string;
  columns: readonly string[];
  rows: readonly ChartRow[];
  /** four rising bounds between the five greens; equal parts when left out */
  bounds?: readonly number[] | undefined;
  write?: ((value: number) => string) | undefined;
}

const CELL = 34;
const GAP = 2;
const HEAD = 24;
const LABEL_GAP = 12;

/** Rows by columns in five greens, the value printed wherever it fits. */
export function Heatmap({ title, columns, rows, bounds, write }: Props) {
  const { number } = useUiLocale();
  const written = write ?? number;
  const [box, width] = useWidth<HTMLDivElement>();
  const known = rows.flatMap((row) => row.values.filter((value) => value !== null));
  const steps = bounds ?? equalBounds(known);
  const left = Math.max(0, ...rows.map((row) => textWidth(row.label))) + LABEL_GAP;
  const step = (width - left) / columns.length;
  const widest = Math.max(0, ...known.map((value) => textWidth(written(value))));
  const fits = widest < step - GAP;
  const height = HEAD + rows.length * CELL;

  return (
    <ChartFrame
      title={title}
      table={seriesTable(
        rows,
        columns.map((label) => ({ label })),
        written,
      )}
    >
      <div ref={box}>
        <ChartSvg title={title} width={width} height={height}>
          <CategoryAxis labels={columns} x={(at) => left + step * (at + 0.5)} step={step} y={14} />
          {rows.map((row, line) => (
            <g key={row.label} transform={`translate(0 ${HEAD + line * CELL})`}>
              <text x="0" y={CELL / 2 + 4}>
                {row.label}
              </text>
              {columns.map((column, at) => (
                <HeatCell
                  key={column}
                  value={row.values[at] ?? null}
                  bounds={steps}
                  x={left + step * at}
                  width={step - GAP}
                  height={CELL - GAP}
                  text={fits ? written : undefined}
                />
              ))}
            </g>
          ))}
        </ChartSvg>
      </div>
    </ChartFrame>
  );
}
