import { type ExportJob, exportJobCalls } from "@shikkha/contract/reports/export-jobs.ts";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { isOpen } from "../reports.api.ts";

export function CancelButton({ job }: { job: ExportJob }) {
  const { t } = useTranslation("report");
  const { mutate, isPending } = useCallMutation(exportJobCalls.cancel, {
    outdates: [exportJobCalls.list],
    onSuccess: () => showToast({ tone: "good", text: t("jobs.cancelled") }),
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  if (!isOpen(job)) return null;
  return (
    <Button
      size="sm"
      icon={<X size={16} aria-hidden />}
      isPending={isPending}
      onClick={() => mutate({ params: { id: job.id } })}
    >
      {t("jobs.cancel")}
    </Button>
  );
}
