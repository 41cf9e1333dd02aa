import { PLAN_STATUSES, type PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import type { Submission } from "@shikkha/contract/plans/review.ts";
import { Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { ListFrame } from "../../../../shared/list/ListFrame.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { Tabs } from "../../../../ui/controls/Tabs.tsx";
import { Table } from "../../../../ui/table/Table.tsx";
import type { ReturnWhom } from "../../model/return-whom.ts";
import { useSubmissions, useSubmissionStat } from "../../review.api.ts";
import type { SubmissionList } from "../../use-submission-list.ts";
import { useStateParts } from "../../../../shared/plans/use-state-parts.ts";
import { useSubmissionColumns } from "./use-submission-columns.tsx";
import styles from "./Submission.module.css";

const ReturnDialog = lazy(() => import("../../dialogs/ReturnDialog.tsx"));

interface Props {
  year: number;
  list: SubmissionList;
  mayReview: boolean;
}

/** Officers by the state of their plans; submitted ones can be chosen and sent back, one, many, or all that match. */
export function SubmissionTabs({ year, list, mayReview }: Props) {
  const { t } = useTranslation("visit");
  const { name, number } = useFormat();
  const answer = useSubmissions(list.request);
  const stat = useSubmissionStat(year, list.place);
  const parts = useStateParts();
  const columns = useSubmissionColumns(year);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Submission>>(new Map());
  const [whom, setWhom] = useState<ReturnWhom>();
  const { status, searchParam } = list.query;
  const rows = answer.data?.items ?? [];
  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...rows.map((row) => [String(row.officerId), row] as const)]);
    setChosen(new Map([...known].filter(([id]) => ids.has(id))));
  };
  const matching = status === "SUBMITTED" ? (answer.data?.total ?? 0) : 0;
  const show = (next: PlanStatus | "ALL") => {
    setChosen(new Map());
    list.change({ status: next === "ALL" ? undefined : next });
  };
  return (
    <>
      <Tabs
        label={t("review.states")}
        selected={status ?? "ALL"}
        onSelect={show}
        items={[
          {
            id: "ALL" as const,
            label: t("review.allStates"),
            count: stat.data && number(stat.data.total),
          },
          ...PLAN_STATUSES.map((id) => {
            const part = parts.find((one) => one.status === id);
            return {
              id,
              label: part?.label ?? id,
              count: stat.data && part && number(stat.data[part.count]),
            };
          }),
        ]}
      >
        <ListFrame
          answer={answer}
          paging={list}
          summary={(total) => t("review.found", { count: answer.data?.total ?? 0, number: total })}
          emptyTitle={t("review.none")}
          isFiltered={list.isFiltered}
        >
          {(frame) => (
            <>
              {mayReview && (chosen.size > 0 || matching > 0) && (
                <div className={styles.bulk}>
                  <span>{t("review.chosen", { number: number(chosen.size) })}</span>
                  {matching > rows.length && (
                    <Button
                      variant="quiet"
                      onClick={() =>
                        setWhom({ matching: { ...list.place, searchParam }, count: matching })
                      }
                    >
                      {t("review.returnMatching", { number: number(matching) })}
                    </Button>
                  )}
                  <Button
                    icon={<Undo2 size={17} aria-hidden />}
                    isDisabled={chosen.size === 0}
                    onClick={() => setWhom({ officers: [...chosen.values()] })}
                  >
                    {t("review.return.action")}
                  </Button>
                </div>
              )}
              <Table
                {...frame}
                caption={t("review.list")}
                columns={columns}
                rowId={(row) => String(row.officerId)}
                selection={
                  mayReview
                    ? {
                        selected: new Set(chosen.keys()),
                        onChange: choose,
                        rowName: (row) => name(row),
                        canSelect: (row) => row.status === "SUBMITTED",
                      }
                    : undefined
                }
              />
            </>
          )}
        </ListFrame>
      </Tabs>
      <Suspense fallback={null}>
        {whom && (
          <ReturnDialog
            year={year}
            whom={whom}
            onClose={() => setWhom(undefined)}
            onDone={() => setChosen(new Map())}
          />
        )}
      </Suspense>
    </>
  );
}
