import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../shared/isas/IsasBadge.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import type { RowActions } from "../components/plan/PlanListRow.tsx";
import { usePlanWords } from "../components/plan/use-plan-words.ts";
import { VisitPlace } from "../components/plan/VisitPlace.tsx";
import styles from "./DayDialog.module.css";

interface Props {
  row: PlanRow;
  actions: RowActions | undefined;
}

export function DayVisit({ row, actions }: Props) {
  const { t } = useTranslation("visit");
  const { date } = useFormat();
  const words = usePlanWords();
  const what = { name: words.placeName(row.place), date: date(row.visitDate) };
  return (
    <li className={styles.visit}>
      {row.place.isasCategory ? <IsasBadge category={row.place.isasCategory} /> : <span />}
      <span>
        <VisitPlace place={row.place} />
        <small className={styles.kind}>{words.kind(row.kind)}</small>
      </span>
      {actions && row.visitedOn === null && (
        <span className={styles.actions}>
          <IconButton
            label={t("plan.edit.of", what)}
            icon={<Pencil size={17} aria-hidden />}
            onClick={() => actions.edit(row)}
          />
          <IconButton
            label={t("plan.remove.of", what)}
            icon={<Trash2 size={17} aria-hidden />}
            onClick={() => actions.remove(row)}
          />
        </span>
      )}
    </li>
  );
}
