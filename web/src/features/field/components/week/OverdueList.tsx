import type { WeekVisit } from "@shikkha/contract/visits/field-calls.ts";
import { Clock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { daysBetween } from "../../model/week-period.ts";
import { placeAddress } from "../../model/visit-address.ts";
import { LinkRow } from "./LinkRow.tsx";
import styles from "./Rows.module.css";

const FIRST = 2;

interface Props {
  visits: readonly WeekVisit[];
  today: string;
}

/** Planned days that passed without a visit; the first of them, the others when asked for. */
export function OverdueList({ visits, today }: Props) {
  const { t } = useTranslation("visit");
  const { name, date, number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (visits.length === 0) return null;
  const shown = isWhole ? visits : visits.slice(0, FIRST);
  const left = visits.length - shown.length;
  return (
    <section className={styles.rows} aria-label={t("week.overdue")}>
      {shown.map((visit) => {
        const days = daysBetween(visit.visitDate, today);
        return (
          <LinkRow
            key={visit.planDetailId}
            href={`${placeAddress(visit.card.place)}&planDetailId=${visit.planDetailId}`}
            tone="late"
            icon={<Clock size={20} aria-hidden />}
            title={name(visit.card.place)}
            text={[
              t(`field.kind.${visit.kind}`),
              t("week.plannedOn", { date: date(visit.visitDate) }),
              t("week.daysLate", { count: days, number: number(days) }),
            ].join(" · ")}
          />
        );
      })}
      {left > 0 && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t("week.moreOverdue", { number: number(left) })}
        </Button>
      )}
    </section>
  );
}
