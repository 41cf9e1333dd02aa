import { type ReactNode, useId } from "react";
import { useFormat } from "../../lib/format/use-format.ts";
import styles from "./FormPage.module.css";

interface Props {
  step: number;
  title: string;
  /** At the end of the title line. */
  end?: ReactNode;
  children: ReactNode;
}

/** One numbered part of the form. */
export function FormSection({ step, title, end, children }: Props) {
  const { number } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <span aria-hidden className={styles.step}>
          {number(step)}
        </span>
        <h2 id={id}>{title}</h2>
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {children}
    </section>
  );
}
