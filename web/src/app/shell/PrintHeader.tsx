import { useTranslation } from "react-i18next";
import { Logo } from "../frames/Logo.tsx";
import styles from "./PrintHeader.module.css";

/** What stands above everything that is printed, as above the directorate's reports; the screen has its own strip. */
export function PrintHeader() {
  const { t } = useTranslation();
  return (
    <div className={styles.header}>
      <Logo size={52} />
      <div>
        <p className={styles.government}>{t("app.government")}</p>
        <p className={styles.directorate}>{t("app.directorate")}</p>
        <p>{t("print.wing")}</p>
        <p>{t("print.city")}</p>
      </div>
    </div>
  );
}
