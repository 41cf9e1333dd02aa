import type { ReactNode } from "react";
import styles from "./ContactCard.module.css";

interface Props {
  icon: ReactNode;
  label: string;
  note?: string;
  href?: string;
  children: string;
}

export function ContactCard({ icon, label, note, href, children }: Props) {
  return (
    <li className={styles.card}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <h3 className={styles.label}>{label}</h3>
      {href ? (
        <a href={href} className={styles.value}>
          {children}
        </a>
      ) : (
        <p className={styles.value}>{children}</p>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}
