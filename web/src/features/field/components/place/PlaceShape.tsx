import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import styles from "./PlaceView.module.css";

/** The head of the page and its cards, in grey. */
export function PlaceShape() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} aria-busy>
      <div className={styles.hero}>
        <VisuallyHidden>
          <output>{t("app.loading")}</output>
        </VisuallyHidden>
        <Skeleton height={34} width="60%" />
        <Skeleton height={18} width="40%" />
      </div>
      <div className={styles.side}>
        <Skeleton height={76} />
      </div>
      <div className={styles.cards}>
        <Skeleton height={300} />
        <Skeleton height={140} />
      </div>
    </div>
  );
}
