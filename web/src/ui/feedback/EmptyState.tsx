import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./State.module.css";

interface Props {
  icon?: ReactNode;
  /** one sentence */
  title: string;
  text?: string | undefined;
  /** the next sensible action */
  action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={styles.state}>
      <span aria-hidden className={styles.icon}>
        {icon ?? <Inbox size={26} />}
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
