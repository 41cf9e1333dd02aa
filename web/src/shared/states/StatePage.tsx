import type { ReactNode } from "react";
import { Facts, type Fact } from "../../ui/layout/Facts.tsx";
import styles from "./StatePage.module.css";

interface Props {
  art?: ReactNode;
  /** A short line above the title, such as an error number. */
  code?: string;
  title: string;
  text?: string | undefined;
  facts?: readonly Fact[] | undefined;
  /** The main action last; on phones it stands first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A whole page that says what happened, gives facts, then the way on. */
export function StatePage({ art, code, title, text, facts, actions, children }: Props) {
  return (
    <div className={styles.page}>
      {art}
      {code && <p className={styles.code}>{code}</p>}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {facts && facts.length > 0 && (
        <div className={styles.facts}>
          <Facts items={facts} />
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
      {children}
    </div>
  );
}
