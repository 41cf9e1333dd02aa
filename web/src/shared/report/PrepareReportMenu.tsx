import { DOWNLOAD_FORMATS, type DownloadFormat } from "@shikkha/contract/kernel/download.ts";
import { FileDown, FileSpreadsheet, FileText, Sheet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/controls/button-class.ts";
import { Menu } from "../../ui/overlay/Menu.tsx";

interface Props {
  onPrepare: (format: DownloadFormat) => void;
  /** While a required level of the filter has no selection, or a report is under way. */
  isDisabled?: boolean;
  variant?: "primary" | "secondary";
}

const ICONS = { pdf: FileText, excel: FileSpreadsheet, csv: Sheet } as const;

/** "Prepare report": PDF, EXCEL or CSV. */
export function PrepareReportMenu({ onPrepare, isDisabled, variant = "primary" }: Props) {
  const { t } = useTranslation("report");
  return (
    <Menu
      label={t("prepare")}
      triggerClassName={buttonClass({ variant })}
      isDisabled={isDisabled}
      trigger={
        <>
          <FileDown size={17} aria-hidden />
          {t("prepare")}
        </>
      }
      items={DOWNLOAD_FORMATS.map((id) => {
        const Icon = ICONS[id];
        return {
          id,
          label: t(`format.${id}`),
          description: t(`format.${id}Help`),
          icon: <Icon size={18} aria-hidden />,
        };
      })}
      onAction={(id) => {
        const format = DOWNLOAD_FORMATS.find((one) => one === id);
        if (format) onPrepare(format);
      }}
    />
  );
}
