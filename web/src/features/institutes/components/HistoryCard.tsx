import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Rating } from "../../../shared/rating/Rating.tsx";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { LineChart } from "../../../ui/charts/LineChart.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./HistoryCard.module.css";

const LISTS = {
  general: "/general-visits",
  classroom: "/curriculum-visits",
  office: "/office-visits",
} as const;

/** What visits found here, the latest first, and how the rating went. */
export function HistoryCard({ instituteId }: { instituteId: number }) {
  const { t } = useTranslation("monitoring");
  const { date, number, name, rating } = useFormat();
  const mayOpen = useAllowed(["MANAGE_SUBMITTED_VISIT", "VISIT_INSTITUTE"]);
  const answer = useCall(fieldCalls.history, { query: { instituteId } });
  const total = answer.data?.total ?? 0;
  return (
    <Card
      isFlush
      title={t("visit.history.title")}
      description={answer.data && t("visit.history.note", { count: total, number: number(total) })}
    >
      <QueryState query={answer} skeleton={<Skeleton height={220} />}>
        {({ visits }) => {
          if (visits.length === 0) return <EmptyState title={t("visit.history.none")} />;
          const rated = visits
            .filter((visit) => visit.kind === "general" && visit.rating !== null)
            .toReversed();
          return (
            <>
              {rated.length > 1 && (
                <div className={styles.trend}>
                  <LineChart
                    title={t("visit.history.trend")}
                    height={180}
                    write={rating}
                    series={[{ label: t("visit.history.rating") }]}
                    rows={rated.map((visit) => ({
                      label: date(visit.visitDate),
                      values: [visit.rating],
                    }))}
                  />
                </div>
              )}
              <ul>
                {visits.map((visit) => (
                  <li key={visit.visitId} className={styles.visit}>
                    {mayOpen ? (
                      <UiLink href={`${LISTS[visit.kind]}/${visit.visitId}`}>
                        {date(visit.visitDate)}
                      </UiLink>
                    ) : (
                      <b>{date(visit.visitDate)}</b>
                    )}
                    <span>
                      {t(`visit.history.kind.${visit.kind}`)}
                      <small>{name(visit.officer)}</small>
                    </span>
                    <Rating value={visit.rating} />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </QueryState>
    </Card>
  );
}
