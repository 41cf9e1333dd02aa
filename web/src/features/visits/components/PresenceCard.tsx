import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./PresenceCard.module.css";

/** Who was there and who was not: people by post, students by class. */
export function PresenceCard({ visit }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const { people, staff, studentsByGrade } = visit;
  if (!people && !staff && studentsByGrade.length === 0) return null;
  const posts = [
    {
      label: t(visit.kind === "office" ? "visit.detail.officers" : "visit.detail.teachers"),
      of: people,
    },
    { label: t("visit.detail.staff"), of: staff },
  ];
  return (
    <Card isFlush title={t("visit.detail.presence")} description={t("visit.detail.presenceNote")}>
      <Rows
        heads={[
          t("visit.detail.post"),
          t("visit.detail.total"),
          t("visit.detail.present"),
          t("visit.detail.authorised"),
          t("visit.detail.unauthorised"),
        ]}
        rows={posts.flatMap(({ label, of }) =>
          of
            ? [
                {
                  label,
                  cells: [of.total, of.present, of.authorised, of.unauthorised].map((count) =>
                    number(count),
                  ),
                  part: of.present,
                  whole: of.total,
                },
              ]
            : [],
        )}
      />
      {studentsByGrade.length > 0 && (
        <Rows
          heads={[
            t("visit.detail.class"),
            t("visit.detail.enrolled"),
            t("visit.detail.present"),
            t("visit.detail.girls"),
            t("visit.detail.boys"),
          ]}
          rows={studentsByGrade.map(({ grade, enrolled, girls, boys }) => ({
            label: t(`visit.grade.${grade as 6}`),
            cells: [enrolled, girls + boys, girls, boys].map((count) => number(count)),
            part: girls + boys,
            whole: enrolled,
          }))}
        />
      )}
    </Card>
  );
}

interface Row {
  readonly label: string;
  readonly cells: readonly string[];
  readonly part: number;
  readonly whole: number;
}

function Rows({ heads, rows }: { heads: readonly string[]; rows: readonly Row[] }): ReactNode {
  const { t } = useTranslation("monitoring");
  const { percent } = useFormat();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">{t("visit.detail.rate")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, part, whole }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                // The cells of a row have a fixed order and no names of their own.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index} data-label={heads[index + 1]}>
                  {cell}
                </td>
              ))}
              <td className={styles.rate}>
                <ProgressBar
                  isInline
                  label={label}
                  value={part}
                  total={whole}
                  count={whole > 0 ? percent(part / whole, 1) : "–"}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
