import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentYear } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Segmented } from "../../../ui/controls/Segmented.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { usePlannedVisits } from "../institutes.api.ts";
import { PlannedVisitRow } from "./PlannedVisitRow.tsx";
import styles from "./PlannedVisitsCard.module.css";

/** Who plans to come, this year or next, against what the category needs. */
export function PlannedVisitsCard({ instituteId }: { instituteId: number }) {
  const { t } = useTranslation("monitoring");
  const { digits } = useFormat();
  const now = currentYear();
  const [year, setYear] = useState(now);
  const answer = usePlannedVisits(instituteId, year);
  return (
    <Card
      isFlush
      title={t("institute.planned")}
      description={t("institute.plannedNote")}
      actions={
        <Segmented
          label={t("institute.plannedYear")}
          value={String(year)}
          onChange={(next) => setYear(Number(next))}
          items={[now, now + 1].map((one) => ({ id: String(one), label: digits(String(one)) }))}
        />
      }
    >
      <QueryState query={answer} skeleton={<Skeleton height={160} />}>
        {({ planned, minimum, visits }) => (
          <>
            {minimum > 0 && (
              <div className={styles.progress}>
                <ProgressBar
                  label={t("institute.plannedOf")}
                  value={planned}
                  total={minimum}
                  tone={planned < minimum ? "warning" : "good"}
                />
              </div>
            )}
            {visits.length === 0 ? (
              <EmptyState title={t("institute.plannedNone")} />
            ) : (
              <ul>
                {visits.map((visit) => (
                  <PlannedVisitRow key={visit.planDetailId} visit={visit} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}
