import type { ReactNode } from "react";
import styles from "./ActionBar.module.css";

interface Props {
  /** what the buttons will do, in numbers */
  said: ReactNode;
  children: ReactNode;
}

/** Stays at the foot of the window while the page scrolls behind it. */
export function ActionBar({ said, children }: Props) {
  return (
    <div className={styles.bar}>
      <p className={styles.said}>{said}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
