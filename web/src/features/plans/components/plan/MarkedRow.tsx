import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { CalendarDays, Check, Quote, TriangleAlert, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { useRestoreRow } from "./use-restore-row.ts";
import { usePlanWords } from "./use-plan-words.ts";
import { VisitPlace } from "./VisitPlace.tsx";
import styles from "./MarkedRow.module.css";

interface Props {
  row: PlanRow;
  onEdit: ((row: PlanRow) => void) | undefined;
}

/** A row the supervisor wants corrected: what it was, what it is, and the way to change it or back. */
export function MarkedRow({ row, onEdit }: Props) {
  const { t } = useTranslation("visit");
  const { date } = useFormat();
  const words = usePlanWords();
  const restore = useRestoreRow(row);
  const { former } = row;
  const isMoved = former !== null && former.visitDate !== row.visitDate;
  return (
    <div className={styles.row}>
      {former ? (
        <span className={styles.done}>
          <Check size={16} aria-hidden />
          {t("plan.returned.corrected")}
        </span>
      ) : (
        <span className={styles.open}>
          <TriangleAlert size={16} aria-hidden />
          {t("plan.returned.open")}
        </span>
      )}
      <span className={styles.date}>
        {isMoved && <s>{date(former.visitDate)}</s>}
        <b>{date(row.visitDate)}</b>
        <small>{words.weekday(row.visitDate)}</small>
      </span>
      <span className={styles.place}>
        {row.place.isasCategory && <IsasBadge category={row.place.isasCategory} />}
        <span>
          {former && words.placeName(former.place) !== words.placeName(row.place) && (
            <s className={styles.formerPlace}>{words.placeName(former.place)}</s>
          )}
          <VisitPlace place={row.place} />
        </span>
        {row.note && (
          <span className={styles.note}>
            <Quote size={14} aria-hidden />
            {row.note}
          </span>
        )}
      </span>
      {onEdit && (
        <span className={styles.actions}>
          {former && (
            <Button
              size="sm"
              icon={<Undo2 size={16} aria-hidden />}
              isPending={restore.isPending}
              onClick={restore.start}
            >
              {t("plan.returned.restore")}
            </Button>
          )}
          <Button
            size="sm"
            icon={<CalendarDays size={16} aria-hidden />}
            onClick={() => onEdit(row)}
          >
            {t("plan.edit.action")}
          </Button>
        </span>
      )}
    </div>
  );
}
