import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { LineChart } from "../../../ui/charts/LineChart.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useExplore } from "../bi.api.ts";
import { addMonths, monthsBetween } from "../model/months.ts";
import { useMeasureFormat } from "../use-measure-format.ts";
import type { View } from "../use-view.ts";

/** Both periods on one axis, month beside month. */
export function TrendCard({ view: { query } }: { view: View }) {
  const { t } = useTranslation("monitoring");
  const { shortMonth } = useFormat();
  const { write } = useMeasureFormat(query.measure);
  const answer = useExplore({ ...query, breakdown: "MONTH" });
  const count = monthsBetween(query.fromMonth, query.toMonth) + 1;
  const hasThen = query.thenFrom !== undefined;
  return (
    <Card title={t("bi.trend")}>
      <QueryState query={answer} skeleton={<Skeleton height={240} />}>
        {({ rows }) => {
          if (rows.length === 0 || count < 2) return <EmptyState title={t("bi.none")} />;
          const at = (month: string) => rows.find(({ key }) => key === month);
          return (
            <LineChart
              title={t("bi.trend")}
              write={write}
              series={[
                { label: t("bi.now") },
                ...(hasThen ? [{ label: t("bi.before"), isDashed: true }] : []),
              ]}
              rows={Array.from({ length: count }, (_, index) => {
                const month = addMonths(query.fromMonth, index);
                const before = query.thenFrom && addMonths(query.thenFrom, index);
                return {
                  label: shortMonth(`${month}-01`),
                  values: [
                    at(month)?.now.value ?? null,
                    ...(before ? [at(before)?.before?.value ?? null] : []),
                  ],
                };
              })}
            />
          );
        }}
      </QueryState>
    </Card>
  );
}
