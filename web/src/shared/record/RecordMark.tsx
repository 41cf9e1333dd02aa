import type { ReactNode } from "react";
import styles from "./RecordMark.module.css";

interface Props {
  icon?: ReactNode;
  children: ReactNode;
}

/** One short fact in the header of a record. */
export function RecordMark({ icon, children }: Props) {
  return (
    <li className={styles.mark}>
      {icon}
      {children}
    </li>
  );
}
