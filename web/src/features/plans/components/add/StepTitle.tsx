import type { ReactNode } from "react";
import { useFormat } from "../../../../lib/format/use-format.ts";
import styles from "./StepTitle.module.css";

interface Props {
  step: number;
  title: string;
  /** beside the title */
  note?: string | undefined;
  children?: ReactNode;
}

export function StepTitle({ step, title, note, children }: Props) {
  const { number } = useFormat();
  return (
    <div className={styles.head}>
      <span aria-hidden className={styles.step}>
        {number(step)}
      </span>
      <h2 className={styles.title}>{title}</h2>
      {note && <span className={styles.note}>{note}</span>}
      {children && <span className={styles.end}>{children}</span>}
    </div>
  );
}
