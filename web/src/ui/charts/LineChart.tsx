import { useUiLocale } from "../UiLocale.tsx";
import { CategoryAxis } from "./CategoryAxis.tsx";
import { vizColor, type ChartRow, type ChartSeries } from "./chart-series.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { ChartSvg } from "./ChartSvg.tsx";
import { Legend } from "./Legend.tsx";
import { LineMark } from "./LineMark.tsx";
import { plotArea } from "./plot-area.ts";
import { seriesTable } from "./series-table.ts";
import { useWidth } from "./use-width.ts";
import { ValueAxis } from "./ValueAxis.tsx";

export interface LineSeries extends ChartSeries {
  /** what is compared with: dashed, without dots */
  isDashed?: boolean | undefined;
}

interface Props {
  title: string;
  series: readonly LineSeries[];
  rows: readonly ChartRow[];
  height?: number | undefined;
  write?: ((value: number) => string) | undefined;
}

export function LineChart({ title, series, rows, height = 240, write }: Props) {
  const { number } = useUiLocale();
  const written = write ?? number;
  const [box, width] = useWidth<HTMLDivElement>();
  const area = plotArea({ width, height, rows, write: written, isFromZero: false });
  const color = (item: LineSeries, index: number) =>
    item.color ?? (item.isDashed ? "var(--n-500)" : vizColor(index));

  return (
    <ChartFrame
      title={title}
      table={seriesTable(rows, series, written)}
      legend={
        <Legend
          items={series.map((item, index) => ({
            label: item.label,
            mark: (
              <line
                x1="0"
                x2="20"
                y1="6"
                y2="6"
                strokeWidth="2"
                strokeDasharray={item.isDashed ? "4 3" : undefined}
                style={{ stroke: color(item, index) }}
              />
            ),
          }))}
        />
      }
    >
      <div ref={box}>
        <ChartSvg title={title} width={width} height={height}>
          <ValueAxis {...area} write={written} />
          {series.map((item, index) => (
            <LineMark
              key={item.label}
              values={rows.map((row) => row.values[index] ?? null)}
              area={area}
              color={color(item, index)}
              isDashed={item.isDashed ?? false}
              write={written}
            />
          ))}
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
