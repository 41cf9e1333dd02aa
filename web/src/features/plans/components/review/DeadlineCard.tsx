import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { Facts } from "../../../../ui/layout/Facts.tsx";
import { daysUntil } from "../../model/session-time.ts";
import { slowest } from "../../model/submission.ts";
import styles from "./DeadlineCard.module.css";

/** How long there is time, how it goes, and where it goes slowest. */
export function DeadlineCard({ stat }: { stat: ResponseOf<typeof planReviewCalls.stat> }) {
  const { t } = useTranslation("visit");
  const { date, name, number, percent } = useFormat();
  const { deadline, lastReminderAt, submittedLastWeek } = stat;
  const left = deadline === null ? -1 : daysUntil(deadline, today());
  const missing = stat.total - stat.submitted;
  const behind = slowest(stat.places);
  return (
    <Card title={t("review.deadline")} description={deadline ? date(deadline) : undefined}>
      <div className={styles.parts}>
        <p className={styles.big}>
          {left >= 0 ? (
            <>
              <b>{number(left)}</b> {t("plan.deadline.left", { count: left })}
            </>
          ) : (
            t(deadline === null ? "review.noSession" : "plan.deadline.over")
          )}
        </p>
        <Facts
          items={[
            {
              label: t("review.lastWeek"),
              value: t("review.people", {
                count: submittedLastWeek,
                number: number(submittedLastWeek),
              }),
            },
            ...(left > 0
              ? [
                  {
                    label: t("review.perDay"),
                    value: t("review.people", {
                      count: Math.ceil(missing / left),
                      number: number(Math.ceil(missing / left)),
                    }),
                  },
                ]
              : []),
            {
              label: t("review.lastReminder"),
              value: lastReminderAt ? date(lastReminderAt) : t("review.never"),
            },
          ]}
        />
        {behind.length > 0 && (
          <Alert tone="warning">
            {t("review.behind", {
              places: behind
                .map((place) => `${name(place)} (${percent(place.submitted / place.total)})`)
                .join(", "),
            })}
          </Alert>
        )}
      </div>
    </Card>
  );
}
