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
const MIDDLE = 21;

export function DonutRing({ title, parts, size, track, center }: Props) {
  const ring = { cx: MIDDLE, cy: MIDDLE, r: RADIUS, fill: "none", strokeWidth: track };
  const spoken = parts.map((part) => `${part.label} ${part.displayValue}`).join(", ");
  return (
    <svg viewBox="0 0 42 42" role="img" aria-label={`${title}: ${spoken}`} className={styles.ring} style={{ width: size }}>
      <title>{title}</title>
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
          <text x={MIDDLE} y={MIDDLE + 1} className={styles.big}>
            {center.value}
          </text>
          <text x={MIDDLE} y={MIDDLE + 5.6} className={styles.small}>
            {center.label}
          </text>
        </g>
      )}
    </svg>
  );
}
