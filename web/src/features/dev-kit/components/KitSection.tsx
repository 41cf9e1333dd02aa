import type { ReactNode } from "react";
import styles from "./Kit.module.css";

interface Props {
  title: string;
  children: ReactNode;
}

export function KitSection({ title, children }: Props) {
  return (
    <section aria-label={title} className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
