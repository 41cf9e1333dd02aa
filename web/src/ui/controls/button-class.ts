import { classNames } from "../class-names.ts";
import styles from "./Button.module.css";

export interface ButtonLook {
  /** one primary action per state */
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  isFull?: boolean | undefined;
}

/** The look of a button for anything that is not the kit's Button, such as a router link. */
export function buttonClass({ variant = "secondary", size = "md", isFull }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], isFull && styles.full);
}
