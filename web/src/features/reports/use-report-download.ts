import type { DownloadFormat } from "@shikkha/contract/kernel/download.ts";
import { exportJobCalls } from "@shikkha/contract/reports/export-jobs.ts";
import { REPORT_ERRORS, reportCalls } from "@shikkha/contract/reports/reports.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/calls/call-error.ts";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { saveFile } from "../../shared/report/save-file.ts";
import { savedName } from "../../shared/report/saved-name.ts";
import { showToast } from "../../ui/feedback/toasts.ts";
import type { ReportState } from "./use-report.ts";

/** The report as a file; one that is too long to wait for is made in the background. */
export function useReportDownload({ name, fileQuery: query }: ReportState) {
  const { t } = useTranslation("report");
  const [startedId, setStarted] = useState<number>();
  const onError = (error: CallError) => showToast({ tone: "bad", text: error.message });
  const file = useCallMutation(reportCalls.file);
  const job = useCallMutation(exportJobCalls.start, {
    outdates: [exportJobCalls.list],
    onSuccess: ({ id }) => {
      setStarted(id);
      showToast({ tone: "info", text: t("jobs.started") });
    },
    onError,
  });
  async function prepare(format: DownloadFormat) {
    try {
      const content = await file.mutateAsync({ params: { name, format }, query });
      if (content instanceof Blob) saveFile(content, savedName(name.replaceAll("-", "_"), format));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === REPORT_ERRORS.tooLong.code)
        job.mutate({ params: { report: name, format }, query });
      else onError(error);
    }
  }
  return {
    prepare: (format: DownloadFormat) => void prepare(format),
    isPending: file.isPending || job.isPending,
    startedId,
    forget: () => setStarted(undefined),
  };
}
