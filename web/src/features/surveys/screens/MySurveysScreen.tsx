import { mySurveyCalls, RECEIVED_STATES } from "@shikkha/contract/surveys/my-surveys.ts";
import { ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Tabs } from "../../../ui/controls/Tabs.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { Pagination } from "../../../ui/table/Pagination.tsx";
import { ReceivedItem } from "../components/answer/ReceivedItem.tsx";
import { useReceivedSurveys } from "../surveys.api.ts";
import styles from "../components/answer/ReceivedList.module.css";

const ROWS = [1, 2, 3];

/** What waits for an answer first; what was answered and what is over each behind a tab of its own. */
export default function MySurveysScreen() {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const list = useListQuery(mySurveyCalls.list.query.shape);
  const state = list.query.state ?? "OPEN";
  const answer = useReceivedSurveys({ ...list.request, state });
  const { byState } = answer.data ?? {};
  const open = byState?.OPEN ?? 0;
  const shape = (
    <div className={styles.list}>
      {ROWS.map((row) => (
        <Skeleton key={row} height={84} />
      ))}
    </div>
  );
  return (
    <>
      <PageHeader
        title={common("menu.mySurveys")}
        meta={
          byState &&
          (open > 0 ? t("mine.waiting", { count: open, number: number(open) }) : t("mine.allDone"))
        }
      />
      <Tabs
        label={t("mine.tabs")}
        selected={state}
        items={RECEIVED_STATES.map((id) => ({
          id,
          label: t(`mine.tab.${id}`),
          count: byState && number(byState[id]),
        }))}
        onSelect={(id) => list.change({ state: id })}
      >
        <QueryState
          query={answer}
          skeleton={shape}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Card>
              <EmptyState icon={<ListChecks size={26} />} title={t(`mine.none.${state}`)} />
            </Card>
          }
        >
          {({ items, total }) => (
            <>
              <ul className={styles.list}>
                {items.map((survey) => (
                  <li key={survey.id}>
                    <ReceivedItem survey={survey} />
                  </li>
                ))}
              </ul>
              {total > list.size && (
                <div className={styles.pages}>
                  <Pagination
                    page={list.page}
                    pageSize={list.size}
                    total={total}
                    onPage={list.toPage}
                    onPageSize={list.resize}
                    summary={(range) =>
                      common("list.range", {
                        total: number(range.total),
                        start: number(range.start),
                        end: number(range.end),
                      })
                    }
                  />
                </div>
              )}
            </>
          )}
        </QueryState>
      </Tabs>
    </>
  );
}
