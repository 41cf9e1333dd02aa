import type { ReactNode } from "react";
import styles from "./Legend.module.css";

export interface LegendItem {
  label: string;
  /** drawn in a box of 20 × 12 */
  mark: ReactNode;
}

export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul aria-hidden className={styles.legend}>
      {items.map((item) => (
        <li key={item.label} className={styles.item}>
          <svg viewBox="0 0 20 12">{item.mark}</svg>
          {item.label}
        </li>
      ))}
    </ul>
  );
}
