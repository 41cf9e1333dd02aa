import type { ReactNode } from "react";
import styles from "./StepArt.module.css";

/** The frame of the four small drawings; what they show is said in the words below them. */
export function StepArt({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 300 180" aria-hidden className={styles.art}>
      {children}
    </svg>
  );
}
