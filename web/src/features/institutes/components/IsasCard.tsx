import type { IsasCategory } from "@shikkha/contract/institute-words.ts";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/layout/Card.tsx";
import { IsasBadge } from "../../../shared/isas/IsasBadge.tsx";
import styles from "./IsasCard.module.css";

export function IsasCard({ category }: { category: IsasCategory }) {
  const { t } = useTranslation("monitoring");
  return (
    <Card title={t("institute.isasCategory")}>
      <p className={styles.line}>
        <IsasBadge category={category} size="lg" />
        {t(`institute.isasWord.${category}`)}
      </p>
      <p className={styles.note}>{t("institute.isasNote")}</p>
    </Card>
  );
}
