import type { ExportJob, ExportState } from "@shikkha/contract/reports/export-jobs.ts";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { StatusDot } from "../../../ui/controls/StatusDot.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/Table.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { CancelButton } from "../components/CancelButton.tsx";
import { ExportProgress } from "../components/ExportProgress.tsx";
import { FetchButton } from "../components/FetchButton.tsx";
import { useExportWords } from "../components/use-export-words.ts";
import { isOpen, useExportJobs } from "../reports.api.ts";

const TONES: Record<ExportState, Tone> = {
  WAITING: "warning",
  RUNNING: "warning",
  READY: "good",
  FAILED: "bad",
  CANCELLED: "neutral",
  EXPIRED: "neutral",
};

function ExportStateCell({ job }: { job: ExportJob }) {
  const words = useExportWords();
  if (job.state === "RUNNING") return <ExportProgress job={job} />;
  return <StatusDot tone={TONES[job.state]}>{words.state(job)}</StatusDot>;
}

const stateCell = (job: ExportJob) => <ExportStateCell job={job} />;
const actionCell = (job: ExportJob) =>
  isOpen(job) ? <CancelButton job={job} /> : <FetchButton job={job} />;

/** Reports made in the background: how far they are, and the finished ones to fetch. */
export default function DownloadsScreen() {
  const { t } = useTranslation("report");
  const { t: common } = useTranslation();
  const { date, time } = useFormat();
  const words = useExportWords();
  const { data, error, isFetching, refetch } = useExportJobs();
  const columns: TableColumn<ExportJob>[] = [
    { id: "name", header: t("jobs.name"), isRowHeader: true, card: "title", cell: words.title },
    {
      id: "asked",
      header: t("jobs.asked"),
      cell: ({ askedAt }) => `${date(askedAt)}, ${time(askedAt)}`,
    },
    {
      id: "state",
      header: t("jobs.state"),
      card: "full",
      width: "280px",
      cell: stateCell,
    },
    { id: "size", header: t("jobs.size"), isNumeric: true, cell: words.size },
    {
      id: "actions",
      header: t("jobs.actions"),
      card: "lead",
      cell: actionCell,
    },
  ];
  return (
    <>
      <PageHeader title={common("menu.downloads")} meta={t("jobs.meta")} />
      <Card isFlush>
        <Table
          caption={common("menu.downloads")}
          columns={columns}
          rows={data ?? []}
          rowId={({ id }) => String(id)}
          isLoading={!data && !error}
          empty={
            <EmptyState
              icon={<Download size={26} />}
              title={t("jobs.none")}
              text={t("jobs.noneText")}
            />
          }
          error={
            error && (
              <ErrorState
                title={common("result.fetchFailed.title")}
                text={error.message}
                isRetrying={isFetching}
                onRetry={() => void refetch()}
              />
            )
          }
        />
      </Card>
    </>
  );
}
