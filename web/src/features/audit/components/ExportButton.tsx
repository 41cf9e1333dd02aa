import { auditCalls } from "@shikkha/contract/audit.ts";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { saveFile } from "../../../shared/report/save-file.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import type { AuditListState } from "../use-audit-list.ts";

interface Props {
  filter: AuditListState["filter"];
  total: number | undefined;
}

/** The rows of the list, all pages of them, as a file. */
export function ExportButton({ filter, total }: Props) {
  const { t } = useTranslation("settings");
  const { mutate, isPending } = useCallMutation(auditCalls.download, {
    outdates: [auditCalls.actionLogs],
    onSuccess: (file) => {
      if (file instanceof Blob) saveFile(file, "audit_log.csv");
    },
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return (
    <Button
      variant="primary"
      icon={<Download size={17} aria-hidden />}
      isPending={isPending}
      isDisabled={!total}
      onClick={() => mutate({ params: { format: "csv" }, query: filter })}
    >
      {t("audit.export")}
    </Button>
  );
}
