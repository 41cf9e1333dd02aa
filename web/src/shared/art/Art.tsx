import type { ReactNode } from "react";
import styles from "./Art.module.css";

interface Props {
  /** What the drawing shows, read aloud. */
  label: string;
  children: ReactNode;
}

/** The frame of our drawings: one size, one ground, colours from the tokens. */
export function Art({ label, children }: Props) {
  return (
    <svg viewBox="0 0 320 220" role="img" aria-label={label} className={styles.art}>
      {children}
    </svg>
  );
}
