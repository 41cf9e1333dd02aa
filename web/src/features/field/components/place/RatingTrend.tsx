import { RATING_SCALE } from "@shikkha/contract/forms/rating.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./PlaceView.module.css";

interface Point {
  readonly day: string;
  readonly rating: number;
}

const WIDTH = 320;
const HEIGHT = 96;
const TOP = 26;
const BOTTOM = 70;

/** The ratings as a line, the oldest first; the rows below say the same in words. */
export function RatingTrend({ points }: { points: readonly Point[] }) {
  const { rating } = useFormat();
  const { dayAndMonth } = useFieldWords();
  const step = WIDTH / points.length;
  const at = points.map((point, index) => ({
    ...point,
    x: step * (index + 0.5),
    y: BOTTOM - (point.rating / RATING_SCALE) * (BOTTOM - TOP),
  }));
  return (
    <svg className={styles.trend} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <line x1="0" x2={WIDTH} y1={BOTTOM} y2={BOTTOM} className={styles.axis} />
      <polyline points={at.map(({ x, y }) => `${x},${y}`).join(" ")} className={styles.line} />
      {at.map(({ day, x, y, rating: value }, index) => (
        <g key={x}>
          <circle cx={x} cy={y} r="5" data-last={index === at.length - 1 || undefined} />
          <text x={x} y={y - 10} className={styles.value}>
            {rating(value)}
          </text>
          <text x={x} y={HEIGHT - 6}>
            {dayAndMonth(day)}
          </text>
        </g>
      ))}
    </svg>
  );
}
