import { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { saveFile } from "../../../shared/report/save-file.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import type { InstituteListState } from "../use-institute-list.ts";

interface Props {
  query: InstituteListState["query"];
  total: number | undefined;
}

/** The rows of the list, all pages of them, as a file. */
export function DownloadButton({ query, total }: Props) {
  const { t } = useTranslation("monitoring");
  const { mutate, isPending } = useCallMutation(instituteImportCalls.download, {
    onSuccess: (file) => {
      if (file instanceof Blob) saveFile(file, "institute_list.csv");
    },
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  const { zone, district, upazila, isasCategory, mgmtType, type, searchParam } = query;
  const filter = { zone, district, upazila, isasCategory, mgmtType, type, searchParam };
  return (
    <Button
      variant="primary"
      icon={<Download size={17} aria-hidden />}
      isPending={isPending}
      isDisabled={!total}
      onClick={() => mutate({ params: { format: "csv" }, query: filter })}
    >
      {t("institute.download")}
    </Button>
  );
}
