import { HEAT_STEPS, heatStep } from "./heat-step.ts";

interface Props {
  value: number | null;
  bounds: readonly number[];
  x: number;
  width: number;
  height: number;
  text: ((value: number) => string) | undefined;
}

export function HeatCell({ value, bounds, x, width, height, text }: Props) {
  const look = HEAT_STEPS[value === null ? 0 : heatStep(value, bounds)] ?? HEAT_STEPS[0];
  return (
    <>
      <rect
        x={x + 0.5}
        y="0.5"
        width={Math.max(1, width - 1)}
        height={height - 1}
        rx="4"
        strokeDasharray={value === null ? "3 3" : undefined}
        style={{ fill: look.fill, stroke: look.fill === "var(--n-0)" ? "var(--n-300)" : look.fill }}
      />
      {value !== null && text && (
        <text x={x + width / 2} y={height / 2 + 5} textAnchor="middle" style={{ fill: look.text }}>
          {text(value)}
        </text>
      )}
    </>
  );
}
