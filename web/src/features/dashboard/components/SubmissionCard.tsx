import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useStateParts } from "../../../shared/plans/use-state-parts.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Donut } from "../../../ui/charts/Donut.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";

/** How far the officers' plans of the year are; for those who see submissions. */
export function SubmissionCard({ year }: { year: number }) {
  const { t } = useTranslation("visit");
  const { number, percent } = useFormat();
  const parts = useStateParts();
  const answer = useCall(
    planReviewCalls.stat,
    { query: { planYear: year } },
    { keepPrevious: true },
  );
  return (
    <Card title={t("review.stateTitle")} description={t("review.stateText")}>
      <QueryState query={answer} skeleton={<Skeleton height={248} />}>
        {(counts) =>
          counts.total === 0 ? (
            <EmptyState title={t("review.none")} />
          ) : (
            <Donut
              title={t("review.stateTitle")}
              size="sm"
              center={{
                value: percent(counts.submitted / counts.total),
                label: t("review.state.SUBMITTED"),
              }}
              items={parts.map(({ count, label, color }) => ({
                value: counts[count],
                label,
                displayValue: number(counts[count]),
                color,
              }))}
            />
          )
        }
      </QueryState>
    </Card>
  );
}
