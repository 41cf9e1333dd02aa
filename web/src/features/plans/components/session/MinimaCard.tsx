import { ISAS_CATEGORIES } from "@shikkha/contract/institute-words.ts";
import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Card } from "../../../../ui/layout/Card.tsx";
import { Facts } from "../../../../ui/layout/Facts.tsx";
import { useCategoryWords } from "./use-category-words.ts";
import styles from "./MinimaCard.module.css";

export function MinimaCard({ session }: { session: PlanSession }) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const category = useCategoryWords();
  const visits = (count: number) => t("session.visits", { count, number: number(count) });
  return (
    <Card title={t("session.minimum")}>
      <Facts items={[{ label: t("session.perOfficer"), value: visits(session.minimumVisits) }]} />
      <h3 className={styles.title}>{t("session.minimaTitle")}</h3>
      <p className={styles.text}>{t("session.minimaText")}</p>
      <Facts
        items={ISAS_CATEGORIES.map((one) => ({
          label: category(one),
          value: visits(session.minimumByCategory[one]),
        }))}
      />
    </Card>
  );
}
