import { useUiLocale } from "../UiLocale.tsx";
import { vizColor } from "./chart-series.ts";
import { ChartFrame } from "./ChartFrame.tsx";
import { donutArcs } from "./donut-arcs.ts";
import { DonutRing } from "./DonutRing.tsx";
import styles from "./Donut.module.css";

export interface DonutItem {
  value: number;
  label: string;
  /** the value as the reader writes it */
  displayValue: string;
  color?: string | undefined;
}

interface Props {
  title: string;
  items: readonly DonutItem[];
  size?: "sm" | "md" | "lg" | undefined;
  /** in the middle: the number that matters and what it counts */
  center?: { value: string; label: string } | undefined;
}

const SIZES = { sm: 150, md: 300, lg: 400 } as const;
const TRACKS = { sm: 3, md: 5, lg: 7 } as const;

export function Donut({ title, items, size = "md", center }: Props) {
  const { number } = useUiLocale();
  const arcs = donutArcs(items.map((item) => item.value));
  const parts = items.map((item, index) => ({
    ...item,
    arc: arcs[index] ?? { percent: 0, start: 0, length: 0 },
    color: vizColor(index, item.color),
  }));
  const percent = (share: number) => `${number(Math.round(share))}%`;
  const table = {
    columns: [title],
    rows: parts.map((part) => ({
      label: part.label,
      cells: [`${part.displayValue} (${percent(part.arc.percent)})`],
    })),
  };
  return (
    <ChartFrame title={title} table={table}>
      <div className={styles.donut}>
        <DonutRing
          title={title}
          parts={parts}
          size={SIZES[size]}
          track={TRACKS[size]}
          center={center}
        />
        <ul aria-hidden className={styles.legend}>
          {parts.map((part) => (
            <li key={part.label}>
              <span className={styles.swatch} style={{ background: part.color }} />
              {part.label}
              <span className={styles.value}>{part.displayValue}</span>
              <span className={styles.percent}>{percent(part.arc.percent)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
