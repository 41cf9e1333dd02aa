import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { daysUntil } from "../../model/session-time.ts";
import styles from "./DaysLeft.module.css";
import overview from "./PlanOverview.module.css";

const SHOWN_DAYS = 30;
const SLOTS = Array.from({ length: SHOWN_DAYS }, (_, index) => index);

interface Props {
  plan: Pick<OfficerPlan, "lastDay" | "status">;
}

/** The days to the last one on which the plan can be submitted, today among them. */
export function DaysLeft({ plan }: Props) {
  const { t } = useTranslation("visit");
  const { number, date } = useFormat();
  const { lastDay, status } = plan;
  const left = daysUntil(lastDay, today());
  const weekday = useWeekday(lastDay);
  const todaySlot = SHOWN_DAYS - 1 - Math.min(Math.max(left, 0), SHOWN_DAYS - 1);
  return (
    <div className={overview.cell}>
      <h2 className={overview.label}>
        {t(status === "REJECTED" ? "plan.deadline.again" : "plan.deadline.title")}
      </h2>
      {left >= 0 ? (
        <p className={overview.big}>
          <b>{number(left)}</b>
          <span>{t("plan.deadline.left", { count: left })}</span>
        </p>
      ) : (
        <p className={styles.over}>{t("plan.deadline.over")}</p>
      )}
      <div aria-hidden className={styles.days}>
        {SLOTS.map((slot) => (
          <i
            key={slot}
            data-slot={
              left < 0 || slot < todaySlot ? "past" : slot === todaySlot ? "today" : undefined
            }
          />
        ))}
      </div>
      <p className={overview.note}>{t("plan.deadline.until", { date: date(lastDay), weekday })}</p>
    </div>
  );
}

function useWeekday(day: string): string {
  const { weekday } = useFormat();
  return weekday(new Date(`${day}T00:00:00Z`).getUTCDay(), "long");
}
