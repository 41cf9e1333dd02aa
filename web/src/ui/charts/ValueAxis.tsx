interface Props {
  ticks: readonly number[];
  y: (value: number) => number;
  left: number;
  right: number;
  write: (value: number) => string;
}

/** Horizontal lines with their values at the left. */
export function ValueAxis({ ticks, y, left, right, write }: Props) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={left}
        x2={right}
        y1={y(tick)}
        y2={y(tick)}
        style={{ stroke: tick === 0 ? "var(--n-300)" : "var(--n-100)" }}
      />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end">
        {write(tick)}
      </text>
    </g>
  ));
}
