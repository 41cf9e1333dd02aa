import { Download, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { faultsFile } from "../../../shared/import/csv-file.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { saveFile } from "../../../shared/report/save-file.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { ImportFaults } from "./ImportFaults.tsx";
import { ImportFile } from "./ImportFile.tsx";
import { ImportReady } from "./ImportReady.tsx";
import { ImportRules } from "./ImportRules.tsx";
import { useHolidayImport } from "./use-holiday-import.ts";
import styles from "./ImportDialog.module.css";

interface Props {
  year: number;
  onClose: () => void;
}

/** Choose a file, see every fault of it or all it would add, store it whole or not at all. */
export default function ImportDialog({ year, onClose }: Props) {
  const { t } = useTranslation("visit");
  const { words } = useUiLocale();
  const { digits, number } = useFormat();
  const work = useHolidayImport(year, onClose);
  const { found, error, isChecking, isStoring } = work;
  const faults = found?.faults ?? [];
  const count = faults.length > 0 ? 0 : (found?.holidays.length ?? 0);
  const header = [t("holiday.import.line"), t("holiday.import.column"), t("holiday.import.fault")];
  return (
    <Dialog
      isOpen
      size="wide"
      title={t("holiday.import.title", { year: digits(String(year)) })}
      isDismissable={!isStoring}
      onClose={onClose}
      footer={
        <>
          {faults.length > 0 && (
            <Button
              variant="quiet"
              className={styles.aside}
              icon={<Download size={17} aria-hidden />}
              onClick={() => saveFile(faultsFile(header, faults), `holiday_faults_${year}.csv`)}
            >
              {t("holiday.import.saveFaults")}
            </Button>
          )}
          <Button isDisabled={isStoring} onClick={onClose}>
            {words.close}
          </Button>
          <Button
            variant="primary"
            icon={<Upload size={17} aria-hidden />}
            isDisabled={count === 0}
            isPending={isStoring}
            onClick={work.store}
          >
            {count > 0
              ? t("holiday.import.store", { count, number: number(count) })
              : t("holiday.import.storeNone")}
          </Button>
        </>
      }
    >
      <ImportFile work={work} />
      <div aria-live="polite" className={styles.result}>
        {isChecking && (
          <>
            <p>{t("holiday.import.checking")}</p>
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </>
        )}
        {error && (
          <Alert tone="bad" title={t("holiday.import.notDone")}>
            {error.message}
          </Alert>
        )}
        {found && faults.length > 0 && <ImportFaults found={found} text={work.text()} />}
        {found && count > 0 && <ImportReady holidays={found.holidays} />}
      </div>
      <ImportRules year={year} isOpen={!work.file} />
    </Dialog>
  );
}
