import type { ReportPage } from "@shikkha/contract/reports/reports.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { isNumeric, type ReportColumn } from "../model/report-column.ts";
import { useCellText } from "./use-cell-text.ts";
import styles from "./ReportTotals.module.css";

interface Props {
  columns: readonly ReportColumn[];
  totals: NonNullable<ReportPage["totals"]>;
}

/** The last row of the table: everything added up. */
export function ReportTotals({ columns, totals }: Props) {
  const { language } = useFormat();
  const cellText = useCellText();
  return (
    <tr className={styles.total}>
      <td className={styles.number}>{""}</td>
      {columns.map((column, at) => {
        const value = totals[language][at] ?? null;
        const isSum = isNumeric(column) && value !== null;
        return (
          <td
            key={column.label.en}
            data-label={isSum ? column.label[language] : undefined}
            className={isSum ? styles.sum : value === null ? styles.empty : styles.word}
          >
            {value === null ? "" : cellText(value, column.kind)}
          </td>
        );
      })}
    </tr>
  );
}
