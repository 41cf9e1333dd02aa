import type { ReactNode } from "react";
import styles from "./RecordHeader.module.css";

interface Props {
  picture: ReactNode;
  title: string;
  subtitle?: ReactNode;
  /** Short facts as outlined marks below the title. */
  marks?: ReactNode;
  /** The main action last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The card at the top of one record's page: who or what it is, and what can be done with it. */
export function RecordHeader({ picture, title, subtitle, marks, actions, children }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
        {marks && <ul className={styles.marks}>{marks}</ul>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
