import type { OfficerPlan, PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { monthOf } from "../../model/plan-days.ts";
import { usePlanWords } from "./use-plan-words.ts";
import styles from "./MonthSheet.module.css";

interface Props {
  plan: OfficerPlan;
  rows: readonly PlanRow[];
  month: number;
}

const COLUMNS = ["number", "date", "place", "kind", "remark"] as const;

export function MonthSheet({ plan, rows, month }: Props) {
  const { t } = useTranslation("visit");
  const { date, month: monthAndYear, name, number, pick } = useFormat();
  const words = usePlanWords();
  const { officer, session } = plan;
  const ofMonth = rows.filter(({ visitDate }) => monthOf(visitDate) === month);
  return (
    <article className={styles.sheet}>
      <header data-report-header className={styles.head}>
        <p>{t("plan.sheet.government")}</p>
        <p>{t("plan.sheet.directorate")}</p>
        <h2>{t("plan.sheet.heading", { month: monthAndYear(session.year, month) })}</h2>
        <p>
          {name(officer)}, {pick(officer.designationBangla, officer.designationEnglish)},{" "}
          {pick(officer.workplaceBangla, officer.workplaceEnglish)}
        </p>
      </header>
      {ofMonth.length === 0 ? (
        <p>{t("plan.sheet.none")}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`plan.sheet.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ofMonth.map((row, index) => (
              <tr key={row.id}>
                <td>{number(index + 1)}</td>
                <td>
                  {date(row.visitDate)}
                  <br />
                  {words.weekday(row.visitDate)}
                </td>
                <td>
                  {words.placeName(row.place)}
                  <br />
                  <small>{words.placeLine(row.place)}</small>
                </td>
                <td>{words.kind(row.kind)}</td>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- left empty to be written on */}
                <td className={styles.remark} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.sign}>{t("plan.sheet.sign")}</p>
    </article>
  );
}
