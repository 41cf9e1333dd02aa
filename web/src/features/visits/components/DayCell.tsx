import type { VisitSummary } from "@shikkha/contract/visits/visit.ts";
import { Check, Clock, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import styles from "./DayCell.module.css";

const ICONS = { ON_TIME: Check, LATE: Clock, UNPLANNED: Plus };

/** The day of the visit, and whether that was in time. */
export function DayCell({ visit }: { visit: VisitSummary }) {
  const { t } = useTranslation("monitoring");
  const { date } = useFormat();
  const Icon = ICONS[visit.timing];
  return (
    <span className={styles.day}>
      {date(visit.visitDate)}
      <small data-timing={visit.timing}>
        <Icon size={14} aria-hidden /> {t(`visit.timing.${visit.timing}`)}
      </small>
    </span>
  );
}
