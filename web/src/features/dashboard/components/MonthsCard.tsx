import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { BarChart } from "../../../ui/charts/BarChart.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useMonths } from "../dashboard.api.ts";

export function MonthsCard({ year }: { year: number }) {
  const { t } = useTranslation("monitoring");
  const { shortMonth } = useFormat();
  const answer = useMonths(year);
  return (
    <Card title={t("dashboard.months")} description={t("dashboard.monthsNote")}>
      <QueryState query={answer} skeleton={<Skeleton height={248} />}>
        {(months) => (
          <BarChart
            title={t("dashboard.months")}
            series={[
              { label: t("dashboard.planned"), isOutlined: true, color: "var(--g-500)" },
              { label: t("dashboard.done"), color: "var(--g-700)" },
            ]}
            rows={months.map(({ month, planned, done }) => ({
              label: shortMonth(`${year}-${String(month).padStart(2, "0")}-01`),
              values: [planned, done],
            }))}
          />
        )}
      </QueryState>
    </Card>
  );
}
