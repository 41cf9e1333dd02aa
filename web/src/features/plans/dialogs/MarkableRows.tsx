import { NOTE_LIMIT } from "@shikkha/contract/plans/plan-words.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../shared/isas/IsasBadge.tsx";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { usePlanWords } from "../components/plan/use-plan-words.ts";
import { VisitPlace } from "../components/plan/VisitPlace.tsx";
import type { Marks } from "../model/return-whom.ts";
import { usePlanRows } from "../plans.api.ts";
import styles from "./ReturnDialog.module.css";

interface Props {
  officerId: number;
  year: number;
  marks: Marks;
  onMark: (rowId: number, isMarked: boolean) => void;
  onNote: (rowId: number, note: string) => void;
}

export function MarkableRows({ officerId, year, marks, onMark, onNote }: Props) {
  const { t } = useTranslation("visit");
  const { date } = useFormat();
  const words = usePlanWords();
  const answer = usePlanRows(officerId, year);
  return (
    <QueryState query={answer} skeleton={<Skeleton height={160} />}>
      {(rows) => (
        <div className={styles.rows}>
          {rows.map((row) => {
            const note = marks.get(row.id);
            const what = { name: words.placeName(row.place), date: date(row.visitDate) };
            return (
              <div key={row.id} className={styles.row} data-on={note !== undefined || undefined}>
                <Checkbox
                  label={t("review.return.mark", what)}
                  isLabelHidden
                  isChecked={note !== undefined}
                  onChange={(isMarked) => onMark(row.id, isMarked)}
                />
                <span>
                  {date(row.visitDate)}
                  <small>{words.weekday(row.visitDate)}</small>
                </span>
                {row.place.isasCategory ? (
                  <IsasBadge category={row.place.isasCategory} />
                ) : (
                  <span />
                )}
                <VisitPlace place={row.place} />
                {note !== undefined && (
                  <TextField
                    label={t("review.return.note", what)}
                    isLabelHidden
                    placeholder={t("review.return.notePlaceholder")}
                    maxLength={NOTE_LIMIT}
                    value={note}
                    onChange={(event) => onNote(row.id, event.target.value)}
                  />
                )}
              </div>
            );
          })}
        </div>
      )}
    </QueryState>
  );
}
