import { type ExportJob, exportJobCalls } from "@shikkha/contract/reports/export-jobs.ts";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { saveFile } from "../../../shared/report/save-file.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";

/** The finished file; nothing to press while there is none. */
export function FetchButton({ job }: { job: ExportJob }) {
  const { t } = useTranslation("report");
  const { mutate, isPending } = useCallMutation(exportJobCalls.file, {
    onSuccess: (file) => {
      if (file instanceof Blob) saveFile(file, job.fileName);
    },
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  if (job.state !== "READY") return null;
  return (
    <Button
      size="sm"
      icon={<Download size={16} aria-hidden />}
      isPending={isPending}
      onClick={() => mutate({ params: { id: job.id } })}
    >
      {t("jobs.fetch")}
    </Button>
  );
}
