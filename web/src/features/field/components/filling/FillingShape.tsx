import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import styles from "./ChoosePlace.module.css";

/** Bar and questions, in grey. */
export function FillingShape() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} aria-busy>
      <VisuallyHidden>
        <output>{t("app.loading")}</output>
      </VisuallyHidden>
      <div className={styles.stack}>
        <Skeleton height={90} />
        <Skeleton height={120} />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </div>
    </div>
  );
}
