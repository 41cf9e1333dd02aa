import { Ban, Undo2, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { ToggleChip } from "../../../../ui/controls/ToggleChip.tsx";
import { Checkbox } from "../../../../ui/fields/Checkbox.tsx";
import { DatePicker } from "../../../../ui/fields/DatePicker.tsx";
import { type DraftVisit, isMoved } from "../../model/draft.ts";
import { usePlanWords } from "../plan/use-plan-words.ts";
import { VisitPlace } from "../plan/VisitPlace.tsx";
import { useReasonWords } from "./use-reason-words.ts";
import styles from "./DraftRow.module.css";

interface Props {
  year: number;
  visit: DraftVisit;
  fault: string | undefined;
  onChange: (patch: Partial<Pick<DraftVisit, "isChosen" | "visitDate">>) => void;
}

export function DraftRow({ year, visit, fault, onChange }: Props) {
  const { t } = useTranslation("visit");
  const { date } = useFormat();
  const words = usePlanWords();
  const reasonWords = useReasonWords();
  const { place, visitDate, isChosen, reasons, otherDates } = visit;
  const name = words.placeName(place);
  const [first, ...more] = reasons.map(reasonWords);
  return (
    <li className={styles.row} data-off={isChosen ? undefined : true}>
      <Checkbox
        label={t("suggest.choose", { name })}
        isLabelHidden
        isChecked={isChosen}
        onChange={(next) => onChange({ isChosen: next })}
      />
      <span className={styles.date}>
        <DatePicker
          label={t("add.dateOf", { name })}
          isLabelHidden
          value={visitDate}
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          isDisabled={!isChosen}
          onChange={(next) => next !== null && onChange({ visitDate: next })}
        />
        <small>{words.weekday(visitDate)}</small>
      </span>
      <span className={styles.place}>
        {place.isasCategory && <IsasBadge category={place.isasCategory} />}
        <span>
          <VisitPlace place={place} />
          <small className={styles.kind}>{words.kind(visit.kind)}</small>
        </span>
      </span>
      <span className={styles.why}>
        <b>{first}</b>
        {more.map((reason) => (
          <small key={reason}>{reason}</small>
        ))}
        {isMoved(visit) && (
          <Badge tone="info">{t("suggest.moved", { date: date(visit.proposedDate) })}</Badge>
        )}
        {fault && (
          <span className={styles.fault}>
            <Ban size={14} aria-hidden />
            {fault}
          </span>
        )}
      </span>
      <IconButton
        label={t(isChosen ? "suggest.drop" : "suggest.take", { name })}
        icon={isChosen ? <X size={18} aria-hidden /> : <Undo2 size={18} aria-hidden />}
        onClick={() => onChange({ isChosen: !isChosen })}
      />
      {isChosen && otherDates.length > 0 && (
        <details className={styles.others}>
          <summary>{t("suggest.otherDates")}</summary>
          <div className={styles.chips}>
            {otherDates.map((other) => (
              <ToggleChip
                key={other}
                isOn={other === visitDate}
                onChange={() => onChange({ visitDate: other })}
              >
                {`${date(other)} ${words.weekday(other)}`}
              </ToggleChip>
            ))}
          </div>
        </details>
      )}
    </li>
  );
}
