import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { Tone } from "../tone.ts";
import styles from "./Alert.module.css";
import { TONE_ICON } from "./tone-icon.ts";

interface Props {
  tone?: Tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** spoken at once; for what appears after an action, not for what stands on the page */
  isSpoken?: boolean | undefined;
}

export function Alert({ tone = "info", title, children, actions, isSpoken }: Props) {
  const Icon = TONE_ICON[tone];
  return (
    <div role={isSpoken ? "alert" : undefined} className={classNames(styles.alert, styles[tone])}>
      <Icon size={20} aria-hidden />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
