import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Badge } from "../../../ui/controls/Badge.tsx";
import type { usePlannedVisits } from "../institutes.api.ts";
import styles from "./PlannedVisitsCard.module.css";

interface Props {
  visit: NonNullable<ReturnType<typeof usePlannedVisits>["data"]>["visits"][number];
}

export function PlannedVisitRow({ visit }: Props) {
  const { t } = useTranslation("monitoring");
  const { date, name, pick } = useFormat();
  const { officer } = visit;
  return (
    <li className={styles.visit}>
      <b>{date(visit.visitDate)}</b>
      <span>
        {name(officer)}
        <small>{pick(officer.designationBangla, officer.designationEnglish)}</small>
      </span>
      {visit.visitedOn ? (
        <Badge tone="good">{t("institute.visitedOn", { date: date(visit.visitedOn) })}</Badge>
      ) : (
        <Badge tone={visit.status === "SUBMITTED" ? "info" : "neutral"}>
          {t(visit.status === "SUBMITTED" ? "institute.planSubmitted" : "institute.planDraft")}
        </Badge>
      )}
    </li>
  );
}
