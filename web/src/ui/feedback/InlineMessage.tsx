import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { Tone } from "../tone.ts";
import styles from "./InlineMessage.module.css";
import { TONE_ICON } from "./tone-icon.ts";

interface Props {
  tone: Tone;
  children: ReactNode;
}

/** One line beside the thing it speaks of. */
export function InlineMessage({ tone, children }: Props) {
  const Icon = TONE_ICON[tone];
  return (
    <span className={classNames(styles.message, styles[tone])}>
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
