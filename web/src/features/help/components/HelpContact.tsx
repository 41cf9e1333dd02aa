import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./HelpContact.module.css";

interface Props {
  icon: ReactNode;
  label: string;
  /** Undefined while it is fetched, null or empty when nobody has set it. */
  value: string | null | undefined;
  href?: string | null | undefined;
  note: ReactNode;
}

export function HelpContact({ icon, label, value, href, note }: Props) {
  const { t } = useTranslation("cliche");
  return (
    <li className={styles.card}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <h2 className={styles.label}>{label}</h2>
      {value && href && (
        <a href={href} className={styles.value}>
          {value}
        </a>
      )}
      {value && !href && <p className={styles.value}>{value}</p>}
      {!value && <p className={styles.missing}>{value === undefined ? "…" : t("help.notSet")}</p>}
      <p className={styles.note}>{note}</p>
    </li>
  );
}
