import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./Section.module.css";

interface Props {
  id: string;
  title: string;
  lead?: string | undefined;
  /** White across the whole width, to set it apart from its neighbours. */
  isWhite?: boolean;
  /** At the end of the title's line: the way to more. */
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, lead, isWhite, action, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(styles.section, isWhite && styles.white)}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <div className={styles.titles}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </section>
  );
}
