import type { ReportPage } from "@shikkha/contract/reports/reports.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CallError } from "../../../lib/calls/call-error.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ListFrame } from "../../../shared/list/ListFrame.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import { numberedRows } from "../model/numbered-rows.ts";
import type { ReportState } from "../use-report.ts";
import { ReportTotals } from "./ReportTotals.tsx";
import { useReportColumns } from "./use-report-columns.tsx";

interface Props {
  title: string;
  report: ReportState;
  answer: {
    readonly data: ReportPage | undefined;
    readonly error: CallError | null;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
}

/** A page of the report as its definition lays it out, sums of places and the total set apart. */
export function ReportTable({ title, report, answer }: Props) {
  const { t } = useTranslation("report");
  const { language } = useFormat();
  const { data } = answer;
  const columns = useReportColumns(data);
  const numbered = useMemo(() => data && { ...data, items: numberedRows(data) }, [data]);
  return (
    <ListFrame
      answer={{ ...answer, data: numbered }}
      paging={report.paging}
      summary={(total) =>
        [
          t("table.rows", { count: data?.total ?? 0, number: total }),
          data?.subtitle[language],
        ].join(" · ")
      }
      emptyTitle={t("table.none")}
      isFiltered={report.isFiltered}
    >
      {(parts) => (
        <Table
          {...parts}
          caption={title}
          columns={columns}
          rowId={({ id }) => id}
          isGroup={({ isGroup }) => isGroup}
          foot={
            data?.totals && parts.rows.length > 0 ? (
              <ReportTotals columns={data.columns} totals={data.totals} />
            ) : undefined
          }
        />
      )}
    </ListFrame>
  );
}
