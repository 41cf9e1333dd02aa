import type { ReactNode } from "react";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./SummaryCard.module.css";

interface Props {
  title: string;
  rows: readonly { readonly label: string; readonly value: string }[];
  /** Warnings between the rows and the buttons. */
  children?: ReactNode;
  actions: ReactNode;
}

/** What will happen, in numbers, beside the button that makes it happen. */
export function SummaryCard({ title, rows, children, actions }: Props) {
  return (
    <Card title={title}>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <div className={styles.actions}>{actions}</div>
    </Card>
  );
}
