import { linePath } from "./line-path.ts";
import type { PlotArea } from "./plot-area.ts";

interface Props {
  values: readonly (number | null)[];
  area: PlotArea;
  color: string;
  isDashed: boolean;
  write: (value: number) => string;
}

/** One line, its dots, and its last value in figures. */
export function LineMark({ values, area, color, isDashed, write }: Props) {
  const last = values.findLastIndex((value) => value !== null);
  const lastValue = values[last];
  return (
    <g>
      <path
        d={linePath(values, area.x, area.y)}
        fill="none"
        strokeWidth={isDashed ? 1.5 : 2.2}
        strokeDasharray={isDashed ? "4 4" : undefined}
        strokeLinejoin="round"
        style={{ stroke: color }}
      />
      {!isDashed &&
        values.map((value, index) =>
          value === null ? null : (
            <circle
              key={area.x(index)}
              cx={area.x(index)}
              cy={area.y(value)}
              r="3.5"
              style={{ fill: color }}
            />
          ),
        )}
      {lastValue !== null && lastValue !== undefined && (
        <text
          data-value={isDashed ? undefined : ""}
          x={area.x(last)}
          y={area.y(lastValue) + (isDashed ? 18 : -10)}
          textAnchor="middle"
        >
          {write(lastValue)}
        </text>
      )}
    </g>
  );
}
