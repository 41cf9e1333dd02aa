import { ChartSvg } from "./ChartSvg.tsx";
import type { DonutArc } from "./donut-arcs.ts";
import styles from "./Donut.module.css";

interface Props {
  title: string;
  parts: readonly { label: string; displayValue: string; color: string; arc: DonutArc }[];
  size: number;
  track: number;
  center: { value: string; label: string } | undefined;
}

/** A circle of circumference 100 in a box of 42. */
const RADIUS = 15.9155;
const BOX = 42;
const MIDDLE = BOX / 2;

export function DonutRing({ title, parts, size, track, center }: Props) {
  const ring = { cx: MIDDLE, cy: MIDDLE, r: RADIUS, fill: "none", strokeWidth: track };
  const unit = BOX / size;
  const spoken = parts.map((part) => `${part.label} ${part.displayValue}`).join(", ");
  return (
    <ChartSvg
      title={title}
      spoken={`${title}: ${spoken}`}
      viewBox={`0 0 ${BOX} ${BOX}`}
      className={styles.ring}
      style={{ width: size }}
    >
      <circle {...ring} style={{ stroke: "var(--n-100)" }} />
      {parts.map((part) => (
        <circle
          key={part.label}
          {...ring}
          style={{ stroke: part.color }}
          pathLength={100}
          strokeDasharray={`${part.arc.length} ${100 - part.arc.length}`}
          strokeDashoffset={-part.arc.start}
          transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
        />
      ))}
      {center && (
        <g textAnchor="middle">
          <text
            x={MIDDLE}
            y={MIDDLE + unit * 4}
            className={styles.big}
            style={{ fontSize: unit * 30 }}
          >
            {center.value}
          </text>
          <text x={MIDDLE} y={MIDDLE + unit * 22} style={{ fontSize: unit * 13.5 }}>
            {center.label}
          </text>
        </g>
      )}
    </ChartSvg>
  );
}
