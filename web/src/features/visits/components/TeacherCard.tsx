import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";

/** Whose class was watched, and how it went before. */
export function TeacherCard({ visit: { watched } }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const { digits, number, rating } = useFormat();
  if (!watched) return null;
  const { teacher, teacherIndex, earlierRatings } = watched;
  return (
    <Card
      title={t("visit.detail.teacherCard")}
      description={[
        teacher,
        teacherIndex !== null && t("visit.detail.index", { number: digits(teacherIndex) }),
      ]
        .filter(Boolean)
        .join(" · ")}
    >
      <Facts
        items={[
          {
            label: t("visit.detail.watchedBefore"),
            value: t("visit.detail.times", { number: number(earlierRatings.length) }),
          },
          ...(earlierRatings.length > 0
            ? [{ label: t("visit.detail.earlier"), value: earlierRatings.map(rating).join(" → ") }]
            : []),
        ]}
      />
    </Card>
  );
}
