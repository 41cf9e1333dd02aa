import { useUiLocale } from "../UiLocale.tsx";
import { CategoryAxis } from "./CategoryAxis.tsx";
import { vizColor, type ChartRow, type ChartSeries } from "./chart-series.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { ChartSvg } from "./ChartSvg.tsx";
import { Legend } from "./Legend.tsx";
import { plotArea } from "./plot-area.ts";
import { seriesTable } from "./series-table.ts";
import { useWidth } from "./use-width.ts";
import { ValueAxis } from "./ValueAxis.tsx";

export interface BarSeries extends ChartSeries {
  /** a pale bar with an outline: what was planned, beside what was done */
  isOutlined?: boolean | undefined;
}

interface Props {
  title: string;
  series: readonly BarSeries[];
  rows: readonly ChartRow[];
  height?: number | undefined;
  write?: ((value: number) => string) | undefined;
}

const WIDEST_BAR = 15;

/** Grouped upright bars. */
export function BarChart({ title, series, rows, height = 248, write }: Props) {
  const { number } = useUiLocale();
  const written = write ?? number;
  const [box, width] = useWidth<HTMLDivElement>();
  const area = plotArea({ width, height, rows, write: written });
  const bar = Math.min(WIDEST_BAR, (area.step * 0.66) / series.length);

  const look = (index: number) => {
    const color = vizColor(index, series[index]?.color);
    return series[index]?.isOutlined
      ? { fill: "var(--g-100)", stroke: color, strokeWidth: 1.2 }
      : { fill: color };
  };

  return (
    <ChartFrame
      title={title}
      table={seriesTable(rows, series, written)}
      legend={
        <Legend
          items={series.map((item, index) => ({
            label: item.label,
            mark: <rect x="5" y="1" width="10" height="10" rx="3" style={look(index)} />,
          }))}
        />
      }
    >
      <div ref={box}>
        <ChartSvg title={title} width={width} height={height}>
          <ValueAxis {...area} write={written} />
          {rows.map((row, place) =>
            series.map((item, index) => {
              const value = row.values[index] ?? 0;
              const x = area.x(place) + (index - series.length / 2) * (bar + 2) + 1;
              return (
                <rect
                  key={`${row.label} ${item.label}`}
                  x={x}
                  y={Math.min(area.y(value), area.y(0))}
                  width={bar}
                  height={Math.abs(area.y(0) - area.y(value))}
                  rx="2.5"
                  style={look(index)}
                />
              );
            }),
          )}
          <CategoryAxis
            labels={rows.map((row) => row.label)}
            x={area.x}
            step={area.step}
            y={height - 6}
          />
        </ChartSvg>
      </div>
    </ChartFrame>
  );
}
