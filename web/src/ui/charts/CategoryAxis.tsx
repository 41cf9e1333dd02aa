import { labelEvery } from "./nice-ticks.ts";
import { textWidth } from "./text-width.ts";

interface Props {
  labels: readonly string[];
  x: (index: number) => number;
  step: number;
  y: number;
}

/** Names along the bottom; on narrow screens only as many as fit. */
export function CategoryAxis({ labels, x, step, y }: Props) {
  const every = labelEvery(labels.map(textWidth), step);
  return labels.map((label, index) =>
    index % every === 0 ? (
      <text key={label} x={x(index)} y={y} textAnchor="middle">
        {label}
      </text>
    ) : null,
  );
}
