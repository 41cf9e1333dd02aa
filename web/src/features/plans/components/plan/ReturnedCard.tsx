import type { OfficerPlan, PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Avatar } from "../../../../shared/people/Avatar.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { MarkedRow } from "./MarkedRow.tsx";
import { RemovedRow } from "./RemovedRow.tsx";
import styles from "./ReturnedCard.module.css";

interface Props {
  returned: NonNullable<OfficerPlan["returned"]>;
  rows: readonly PlanRow[];
  onEdit: ((row: PlanRow) => void) | undefined;
}

/** Why the plan came back, first of all; then the rows to correct, each with what it was. */
export function ReturnedCard({ returned, rows, onEdit }: Props) {
  const { t } = useTranslation("visit");
  const { date, time, name, number, pick } = useFormat();
  const marked = rows.filter((row) => row.marked);
  const removed = returned.removed.filter((row) => row.marked);
  const { by } = returned;
  return (
    <Card isFlush className={styles.card}>
      <div className={styles.reason}>
        <h2 className={styles.title}>
          <Undo2 size={20} aria-hidden />
          {t("plan.returned.title")}
        </h2>
        <blockquote className={styles.comment}>{returned.comment}</blockquote>
        <div className={styles.by}>
          <Avatar
            user={{
              fullNameBangla: by.nameBangla,
              fullNameEnglish: by.nameEnglish,
              imagePath: null,
            }}
          />
          <span>
            <b>{name(by)}</b>
            <small>
              {[
                pick(by.designationBangla, by.designationEnglish),
                date(returned.at),
                time(returned.at),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
          </span>
        </div>
        {returned.answer && (
          <p className={styles.answer}>
            <b>{t("plan.returned.answer")}</b> {returned.answer}
          </p>
        )}
      </div>
      {returned.marked > 0 && (
        <div className={styles.rows}>
          <h3 className={styles.subtitle}>
            {t("plan.returned.rows")}
            <span>
              {t("plan.returned.progress", {
                all: number(returned.marked),
                number: number(returned.corrected),
              })}
            </span>
          </h3>
          {marked.map((row) => (
            <MarkedRow key={row.id} row={row} onEdit={onEdit} />
          ))}
          {removed.map((row) => (
            <RemovedRow key={`${row.place.instituteId} ${row.visitDate}`} row={row} />
          ))}
        </div>
      )}
    </Card>
  );
}
