import type { ReactNode } from "react";
import styles from "./StatTile.module.css";

interface Props {
  label: string;
  /** already written in the reader's digits */
  value: string;
  /** after the value: a unit, "of five" */
  unit?: string | undefined;
  note?: ReactNode;
  icon?: ReactNode;
}

/** One number that matters; inside a StatTiles list. */
export function StatTile({ label, value, unit, note, icon }: Props) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit && <small>{unit}</small>}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {icon && (
        <dd aria-hidden className={styles.icon}>
          {icon}
        </dd>
      )}
    </div>
  );
}
