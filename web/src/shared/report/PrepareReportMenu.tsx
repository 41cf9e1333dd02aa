import { FileDown, FileSpreadsheet, FileText, Sheet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/controls/button-class.ts";
import { Menu } from "../../ui/overlay/Menu.tsx";
import { REPORT_FORMATS, type ReportFormat } from "./report-format.ts";

interface Props {
  onPrepare: (format: ReportFormat) => void;
  /** While a required level of the filter has no selection, or a report is under way. */
  isDisabled?: boolean;
}

/** "Prepare report": PDF, EXCEL or CSV. */
export function PrepareReportMenu({ onPrepare, isDisabled }: Props) {
  const { t } = useTranslation("report");
  return (
    <Menu
      label={t("prepare")}
      triggerClassName={buttonClass({ variant: "primary" })}
      isDisabled={isDisabled}
      trigger={
        <>
          <FileDown size={17} aria-hidden />
          {t("prepare")}
        </>
      }
      items={[
        {
          id: "PDF",
          label: t("format.pdf"),
          description: t("format.pdfHelp"),
          icon: <FileText size={18} aria-hidden />,
        },
        {
          id: "EXCEL",
          label: t("format.excel"),
          description: t("format.excelHelp"),
          icon: <FileSpreadsheet size={18} aria-hidden />,
        },
        {
          id: "CSV",
          label: t("format.csv"),
          description: t("format.csvHelp"),
          icon: <Sheet size={18} aria-hidden />,
        },
      ]}
      onAction={(id) => {
        const format = REPORT_FORMATS.find((one) => one === id);
        if (format) onPrepare(format);
      }}
    />
  );
}
