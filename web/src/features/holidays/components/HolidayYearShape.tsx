import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import page from "./HolidayYearPage.module.css";
import styles from "./HolidayYearShape.module.css";

/** Strip, twelve months and list, in grey. */
export function HolidayYearShape() {
  const { t } = useTranslation();
  return (
    <div className={styles.shape}>
      <VisuallyHidden>
        <output>{t("app.loading")}</output>
      </VisuallyHidden>
      <Skeleton height={74} />
      <div className={page.columns}>
        <Skeleton height={880} />
        <Skeleton height={880} />
      </div>
    </div>
  );
}
