import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useTasks } from "../dashboard.api.ts";
import styles from "./TasksCard.module.css";

/** What waits for the reader, and the visits of the week, come before any figure. */
export function TasksCard() {
  const { t } = useTranslation();
  const { number, date, name } = useFormat();
  const hasWeek = useAllowed(["VISIT_INSTITUTE", "VISIT_OFFICE"]);
  const answer = useTasks();
  return (
    <QueryState query={answer} skeleton={<Skeleton height={hasWeek ? 480 : 110} />}>
      {({ tasks, week }) => (
        <>
          <Card isFlush title={t("dashboard.tasks")}>
            {tasks.length === 0 ? (
              <p className={styles.none}>{t("dashboard.noTasks")}</p>
            ) : (
              <ul className={styles.tasks}>
                {tasks.map(({ kind, count, link }) => (
                  <li key={kind}>
                    <UiLink href={link} className={styles.task} data-kind={kind}>
                      <b>{number(count)}</b>
                      <span>{t(`dashboard.task.${kind}`)}</span>
                      <ChevronRight size={17} aria-hidden />
                    </UiLink>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          {hasWeek && (
            <Card isFlush title={t("dashboard.week")}>
              {week.length === 0 ? (
                <p className={styles.none}>{t("dashboard.noWeek")}</p>
              ) : (
                <ul>
                  {week.map((visit) => (
                    <li key={visit.planDetailId}>
                      <UiLink href="/my-week" className={styles.visit}>
                        <b>{date(visit.visitDate)}</b>
                        <span>
                          {name(visit)}
                          <small>{t(`dashboard.kind.${visit.kind}`)}</small>
                        </span>
                        <ChevronRight size={17} aria-hidden />
                      </UiLink>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          )}
        </>
      )}
    </QueryState>
  );
}
