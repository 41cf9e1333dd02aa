import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { usePlanWords } from "./use-plan-words.ts";
import { VisitPlace } from "./VisitPlace.tsx";
import styles from "./PlanList.module.css";

export interface RowActions {
  readonly edit: (row: PlanRow) => void;
  readonly remove: (row: PlanRow) => void;
}

interface Props {
  row: PlanRow;
  actions: RowActions | undefined;
}

export function PlanListRow({ row, actions }: Props) {
  const { t } = useTranslation("visit");
  const { date } = useFormat();
  const words = usePlanWords();
  const last = words.lastVisit(row.place.lastVisitOn);
  const what = { name: words.placeName(row.place), date: date(row.visitDate) };
  return (
    <tr data-marked={row.marked || undefined}>
      <td className={styles.date}>
        <b>{date(row.visitDate)}</b>
        <small>{words.weekday(row.visitDate)}</small>
      </td>
      <td className={styles.place}>
        <VisitPlace place={row.place} />
        {row.marked && row.change === "SAME" && <Badge tone="bad">{t("plan.toCorrect")}</Badge>}
        {row.change === "CHANGED" && row.former && (
          <Badge tone="info">{t("plan.was", { date: date(row.former.visitDate) })}</Badge>
        )}
        {row.change === "ADDED" && <Badge tone="info">{t("plan.addedSince")}</Badge>}
      </td>
      <td className={styles.isas}>
        {row.place.isasCategory ? <IsasBadge category={row.place.isasCategory} /> : "–"}
      </td>
      <td className={styles.kind}>{words.kind(row.kind)}</td>
      <td className={styles.last}>
        {row.visitedOn ? (
          <Badge tone="good">{t("plan.visitedOn", { date: date(row.visitedOn) })}</Badge>
        ) : (
          <>
            {last.on ?? "–"}
            <small>{last.when}</small>
          </>
        )}
      </td>
      {actions && (
        <td className={styles.actions}>
          {row.visitedOn === null && (
            <>
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
            </>
          )}
        </td>
      )}
    </tr>
  );
}
