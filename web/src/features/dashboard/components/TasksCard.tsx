import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useTasks } from "../dashboard.api.ts";
import styles from "./TasksCard.module.css";

/** What waits for the reader comes before any figure. */
export function TasksCard() {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const answer = useTasks();
  return (
    <Card isFlush title={t("dashboard.tasks")}>
      <QueryState query={answer} skeleton={<Skeleton height={56} />}>
        {(tasks) =>
          tasks.length === 0 ? (
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
          )
        }
      </QueryState>
    </Card>
  );
}
