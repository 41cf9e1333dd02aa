import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./PendingScreen.module.css";

/** The rough shape of a page while its code is fetched. */
export function PendingScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles.pending}>
      <output>
        <VisuallyHidden>{t("app.loading")}</VisuallyHidden>
      </output>
      <Skeleton width="min(320px, 70%)" height={28} />
      <Skeleton width="min(220px, 50%)" height={16} />
      <Skeleton height={180} />
    </div>
  );
}
