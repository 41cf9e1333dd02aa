import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { Tone } from "../tone.ts";
import styles from "./Badge.module.css";

interface Props {
  tone?: Tone | undefined;
  /** takes the place of the dot */
  icon?: ReactNode;
  isPlain?: boolean | undefined;
  children: ReactNode;
}

/** A state in words on its tone; the words carry the meaning, the colour repeats it. */
export function Badge({ tone = "neutral", icon, isPlain, children }: Props) {
  const hasDot = !icon && !isPlain;
  return (
    <span className={classNames(styles.badge, styles[tone], hasDot && styles.dot)}>
      {icon}
      {children}
    </span>
  );
}
