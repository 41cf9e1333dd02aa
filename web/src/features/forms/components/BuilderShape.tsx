import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import styles from "./Builder.module.css";

/** The shape of the builder: bar, outline, canvas, inspector. */
export function BuilderShape() {
  const { t } = useTranslation();
  return (
    <div className={styles.shape}>
      <VisuallyHidden>
        <output>{t("app.loading")}</output>
      </VisuallyHidden>
      <Skeleton height={64} />
      <div className={styles.shapePanels}>
        {[280, 480, 320].map((width) => (
          <div key={width} className={styles.shapePanel}>
            {[44, 120, 118, 90].map((height) => (
              <Skeleton key={height} height={height} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
