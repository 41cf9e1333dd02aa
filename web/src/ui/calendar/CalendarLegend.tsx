import { classNames } from "../class-names.ts";
import styles from "./CalendarLegend.module.css";

export interface CalendarLegendItem {
  kind:
    | "load"
    | "load1"
    | "load2"
    | "load3"
    | "draft"
    | "other"
    | "holiday"
    | "weekly"
    | "selected"
    | "marked"
    | "fixed";
  label: string;
}

/** As many dots as visits on the day; the first is always there. */
const DOTS: Partial<Record<CalendarLegendItem["kind"], readonly number[]>> = {
  load2: [2],
  load3: [2, 3],
};

export function CalendarLegend({ items }: { items: readonly CalendarLegendItem[] }) {
  return (
    <ul className={styles.legend}>
      {items.map((item) => (
        <li key={item.kind} className={styles.item}>
          <span aria-hidden className={classNames(styles.swatch, styles[item.kind])}>
            <i />
            {DOTS[item.kind]?.map((dot) => (
              <i key={dot} />
            ))}
          </span>
          {item.label}
        </li>
      ))}
    </ul>
  );
}
