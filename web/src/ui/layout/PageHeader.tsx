import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./Breadcrumb.tsx";
import styles from "./PageHeader.module.css";

interface Props {
  title: string;
  /** one line: year, place, last change */
  meta?: ReactNode;
  /** beside the title: a state badge, a year picker */
  beside?: ReactNode;
  actions?: ReactNode;
  crumbs?: readonly Crumb[] | undefined;
}

export function PageHeader({ title, meta, beside, actions, crumbs }: Props) {
  return (
    <header className={styles.header}>
      {crumbs && (
        <div className={styles.crumb}>
          <Breadcrumb items={crumbs} />
        </div>
      )}
      <div className={styles.titles}>
        <div className={styles.row}>
          <h1 className={styles.title}>{title}</h1>
          {beside}
        </div>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
