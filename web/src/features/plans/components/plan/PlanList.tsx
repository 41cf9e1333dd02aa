import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import { rowsByMonth } from "../../model/plan-days.ts";
import { PlanListRow, type RowActions } from "./PlanListRow.tsx";
import { usePlanWords } from "./use-plan-words.ts";
import styles from "./PlanList.module.css";

interface Props {
  rows: readonly PlanRow[];
  /** Without them the rows can only be read. */
  actions: RowActions | undefined;
}

const COLUMNS = ["date", "place", "isas", "kind", "lastVisit"] as const;

/** The year as a list, month by month. */
export function PlanList({ rows, actions }: Props) {
  const { t } = useTranslation("visit");
  const { monthName } = useFormat();
  const words = usePlanWords();
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<CalendarPlus size={26} />}
        title={t("plan.list.none")}
        text={actions && t("plan.list.noneText")}
      />
    );
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t("plan.list.caption")}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`plan.list.${column}`)}
            </th>
          ))}
          {actions && (
            <th scope="col">
              <VisuallyHidden>{t("plan.list.actions")}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      {rowsByMonth(rows).map(({ month, rows: ofMonth }) => (
        <tbody key={month}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={actions ? 6 : 5}>
              {monthName(month)} <span>{words.visits(ofMonth.length)}</span>
            </th>
          </tr>
          {ofMonth.map((row) => (
            <PlanListRow key={row.id} row={row} actions={actions} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
