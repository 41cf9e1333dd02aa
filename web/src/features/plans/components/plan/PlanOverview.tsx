import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { canSubmit } from "../../model/submit-conditions.ts";
import { DaysLeft } from "./DaysLeft.tsx";
import { IsasTiles } from "./IsasTiles.tsx";
import { SubmitConditions } from "./SubmitConditions.tsx";
import styles from "./PlanOverview.module.css";

interface Props {
  plan: OfficerPlan;
  onSubmit: () => void;
}

/** How far the plan is, how long there is still time, and what a submission needs; the button stands beside its reasons. */
export function PlanOverview({ plan, onSubmit }: Props) {
  const { t } = useTranslation("visit");
  const { number, date, time } = useFormat();
  const { visits, session, submittedAt } = plan;
  const missing = session.minimumVisits - visits;
  const share = Math.min(100, (visits / Math.max(session.minimumVisits, 1)) * 100);
  return (
    <Card isFlush>
      <div className={styles.row}>
        <div className={styles.cell}>
          <h2 className={styles.label}>{t("plan.overview.minimum")}</h2>
          <p className={styles.big}>
            <b>{number(visits)}</b>
            <span>
              /{" "}
              {t("plan.visits", {
                count: session.minimumVisits,
                number: number(session.minimumVisits),
              })}
            </span>
          </p>
          <div aria-hidden className={styles.meter}>
            <i style={{ width: `${share}%` }} />
          </div>
          <p className={styles.note}>
            {missing > 0
              ? t("plan.overview.missing", { number: number(missing) })
              : t("plan.overview.enough")}
          </p>
        </div>
        <DaysLeft plan={plan} />
        <div className={styles.cell}>
          {plan.status === "SUBMITTED" ? (
            <>
              <h2 className={styles.label}>{t("plan.overview.submitted")}</h2>
              <p className={styles.note}>
                {submittedAt &&
                  t("plan.overview.submittedOn", {
                    date: date(submittedAt),
                    time: time(submittedAt),
                  })}
              </p>
              <p className={styles.note}>{t("plan.overview.closed")}</p>
            </>
          ) : (
            <>
              <h2 className={styles.label}>{t("plan.overview.before")}</h2>
              <SubmitConditions plan={plan} />
              {plan.isOwn && (
                <Button
                  variant="primary"
                  isFull
                  className={styles.submit}
                  icon={<Send size={17} aria-hidden />}
                  isDisabled={!canSubmit(plan)}
                  onClick={onSubmit}
                >
                  {t(plan.status === "REJECTED" ? "plan.submit.again" : "plan.submit.action")}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      <div className={styles.isas}>
        <IsasTiles isas={plan.isas} />
      </div>
    </Card>
  );
}
