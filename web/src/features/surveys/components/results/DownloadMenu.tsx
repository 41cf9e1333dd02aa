import {
  SURVEY_EXPORT_FORMATS,
  type SurveyExportFormat,
  surveyResultCalls,
} from "@shikkha/contract/surveys/survey-results.ts";
import { FileDown, FileSpreadsheet, Sheet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { saveFile } from "../../../../shared/report/save-file.ts";
import { buttonClass } from "../../../../ui/controls/button-class.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { Menu } from "../../../../ui/overlay/Menu.tsx";
import type { PlaceIds } from "../../surveys.api.ts";

const EXTENSION: Readonly<Record<SurveyExportFormat, string>> = { csv: "csv", excel: "xlsx" };

interface Props {
  id: number;
  place: PlaceIds;
}

/** All answers as a file, at the place that is chosen. */
export function DownloadMenu({ id, place }: Props) {
  const { t } = useTranslation("report");
  const { t: survey } = useTranslation("dynamicSurvey");
  const { mutate, isPending } = useCallMutation(surveyResultCalls.download, {
    onSuccess: (file, { params }) => {
      const format = SURVEY_EXPORT_FORMATS.find((one) => one === params.format) ?? "csv";
      if (file instanceof Blob) saveFile(file, `survey_${id}_answers.${EXTENSION[format]}`);
    },
    onError: (error) =>
      showToast({ tone: "bad", text: `${survey("failed.report")} ${error.message}` }),
  });
  return (
    <Menu
      label={t("prepare")}
      triggerClassName={buttonClass({ variant: "primary" })}
      isDisabled={isPending}
      trigger={
        <>
          <FileDown size={17} aria-hidden />
          {isPending ? survey("results.preparing") : t("prepare")}
        </>
      }
      items={[
        {
          id: "excel",
          label: t("format.excel"),
          description: t("format.excelHelp"),
          icon: <FileSpreadsheet size={18} aria-hidden />,
        },
        {
          id: "csv",
          label: t("format.csv"),
          description: t("format.csvHelp"),
          icon: <Sheet size={18} aria-hidden />,
        },
      ]}
      onAction={(format) => mutate({ params: { format }, query: { surveyId: id, ...place } })}
    />
  );
}
