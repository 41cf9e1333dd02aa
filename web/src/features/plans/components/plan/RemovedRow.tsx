import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { Check, Quote } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { usePlanWords } from "./use-plan-words.ts";
import styles from "./MarkedRow.module.css";

interface Props {
  row: NonNullable<OfficerPlan["returned"]>["removed"][number];
}

/** A marked row that was taken out of the plan. */
export function RemovedRow({ row }: Props) {
  const { t } = useTranslation("visit");
  const { date } = useFormat();
  const words = usePlanWords();
  return (
    <div className={styles.row}>
      <span className={styles.done}>
        <Check size={16} aria-hidden />
        {t("plan.returned.removed")}
      </span>
      <span className={styles.date}>
        <s>{date(row.visitDate)}</s>
      </span>
      <span className={styles.place}>
        <s className={styles.formerPlace}>{words.placeName(row.place)}</s>
        {row.note && (
          <span className={styles.note}>
            <Quote size={14} aria-hidden />
            {row.note}
          </span>
        )}
      </span>
    </div>
  );
}
