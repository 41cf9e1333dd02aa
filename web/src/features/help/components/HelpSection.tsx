import { type ReactNode, useId } from "react";
import styles from "./HelpSection.module.css";

interface Props {
  title: string;
  /** Beside the title: how many are shown. */
  note?: string;
  children: ReactNode;
}

export function HelpSection({ title, note, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <output className={styles.note}>{note}</output>}
      </div>
      {children}
    </section>
  );
}
