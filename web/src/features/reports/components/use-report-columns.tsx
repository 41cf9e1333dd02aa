import type { ReportPage } from "@shikkha/contract/reports/reports.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { isNumeric, type ReportColumn } from "../model/report-column.ts";
import type { NumberedRow } from "../model/numbered-rows.ts";
import { useCellText } from "./use-cell-text.ts";

/** Of the final shape while the definition is on its way. */
const UNKNOWN: readonly ReportColumn[] = (["text", "number", "number", "number"] as const).map(
  (kind) => ({ label: { bn: "", en: "" }, kind }),
);

/** Beside so many columns names would be squeezed to a word a line; the table scrolls sideways instead. */
const MANY = 9;
const NAME_WIDTH = "220px";

/** The columns of the report's own definition, after the number of the row. */
export function useReportColumns(data: ReportPage | undefined): TableColumn<NumberedRow>[] {
  const { t } = useTranslation("report");
  const { language, number } = useFormat();
  const cellText = useCellText();
  return useMemo(() => {
    const columns = data?.columns ?? UNKNOWN;
    const title = columns.findIndex(({ kind }) => kind === "text");
    return [
      {
        id: "number",
        header: t("table.number"),
        card: "hidden",
        width: "64px",
        cell: (row: NumberedRow) => (row.number === undefined ? "" : number(row.number)),
      },
      ...columns.map((column, at): TableColumn<NumberedRow> => ({
        id: String(at),
        header: column.label[language],
        isNumeric: isNumeric(column),
        isUnbroken: column.kind === "day" || column.kind === "code",
        ...(at === title && { isRowHeader: true, card: "title" as const }),
        ...(at === title && columns.length > MANY && { width: NAME_WIDTH }),
        cell: (row) => cellText(row[language][at] ?? null, column.kind),
      })),
    ];
  }, [data, t, language, number, cellText]);
}
