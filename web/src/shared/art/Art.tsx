import type { ReactNode } from "react";
import styles from "./Art.module.css";

/** The frame of our drawings: one size, colours from the tokens. They repeat what the heading says, so they stay silent. */
export function Art({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 220" aria-hidden className={styles.art}>
      {children}
    </svg>
  );
}
