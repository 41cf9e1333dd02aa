import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import styles from "./WeekView.module.css";

/** Strip, cards and figures, in grey. */
export function WeekShape() {
  const { t } = useTranslation();
  return (
    <div className={styles.columns} aria-busy>
      <VisuallyHidden>
        <output>{t("app.loading")}</output>
      </VisuallyHidden>
      <div className={styles.main}>
        <Skeleton height={72} />
        <Skeleton height={210} />
        <Skeleton height={210} />
      </div>
      <div className={styles.side}>
        <Skeleton height={170} />
        <Skeleton height={230} />
      </div>
    </div>
  );
}
