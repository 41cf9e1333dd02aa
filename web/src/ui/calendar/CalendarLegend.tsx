import { classNames } from "../class-names.ts";
import styles from "./CalendarLegend.module.css";

export interface CalendarLegendItem {
  kind: "load" | "draft" | "other" | "holiday" | "weekly" | "selected";
  label: string;
}

export function CalendarLegend({ items }: { items: readonly CalendarLegendItem[] }) {
  return (
    <ul className={styles.legend}>
      {items.map((item) => (
        <li key={item.kind} className={styles.item}>
          <span aria-hidden className={classNames(styles.swatch, styles[item.kind])}>
            <i />
          </span>
          {item.label}
        </li>
      ))}
    </ul>
  );
}
