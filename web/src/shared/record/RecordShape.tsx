import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./RecordShape.module.css";

interface Props {
  /** Heights of the cards to come. */
  main: readonly number[];
  side: readonly number[];
}

/** The shape of one record's page: header, wide cards, side cards. */
export function RecordShape({ main, side }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.shape}>
      <VisuallyHidden>
        <output>{t("app.loading")}</output>
      </VisuallyHidden>
      <div className={styles.header}>
        <Skeleton width={64} height={64} />
        <div className={styles.words}>
          <Skeleton width="min(340px, 80%)" height={26} />
          <Skeleton width="min(240px, 60%)" height={16} />
        </div>
      </div>
      <div className={styles.cards}>
        {main.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
      <div className={styles.cards}>
        {side.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </div>
  );
}
