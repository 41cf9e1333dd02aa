import type { ReactNode } from "react";
import styles from "./Facts.module.css";

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Names and values in two columns: details, result pages. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map((item) => (
        <div key={item.label} className={styles.row}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
