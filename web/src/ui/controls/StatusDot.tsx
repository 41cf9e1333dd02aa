import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { Tone } from "../tone.ts";
import styles from "./StatusDot.module.css";

interface Props {
  tone: Tone;
  children: ReactNode;
}

/** A dot and words, for dense rows where a badge would shout. */
export function StatusDot({ tone, children }: Props) {
  return (
    <span className={styles.status}>
      <span aria-hidden className={classNames(styles.dot, styles[tone])} />
      <span>{children}</span>
    </span>
  );
}
