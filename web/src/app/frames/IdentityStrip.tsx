import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./IdentityStrip.module.css";

/** The thin strip on top of every page that says whose service this is. */
export function IdentityStrip({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <span aria-hidden className={styles.flag} />
        <span className={styles.name}>{t("app.government")}</span>
        {children}
      </div>
    </div>
  );
}
