import type { ReactNode } from "react";
import styles from "./StatTile.module.css";

/** Four tiles side by side, two on tablets and phones. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>;
}
