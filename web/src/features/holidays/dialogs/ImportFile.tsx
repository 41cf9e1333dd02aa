import { FileText, RotateCw } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { FileChooser } from "../../../ui/fields/FileChooser.tsx";
import { kilobytesOf, MOST_KILOBYTES, wrongLines } from "../model/import-file.ts";
import type { HolidayImport } from "./use-holiday-import.ts";
import styles from "./ImportFile.module.css";

/** Before the choice a chooser; after it the file, with what is known of it and a way to another one. */
export function ImportFile({ work }: { work: HolidayImport }) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const { file, refusal, found } = work;
  const limits = { size: number(MOST_KILOBYTES, { grouping: false }) };
  if (!file || refusal) {
    return (
      <FileChooser
        id="holidayFile"
        label={t("holiday.import.file")}
        help={t("holiday.import.limits", limits)}
        accept=".csv"
        file={file}
        error={refusal && t(`holiday.import.refusal.${refusal}`, limits)}
        onChange={work.choose}
      />
    );
  }
  const rows = found && found.holidays.length + wrongLines(found.faults);
  const size = t("holiday.import.size", { size: number(kilobytesOf(file)) });
  return (
    <div className={styles.file}>
      <FileText size={20} aria-hidden />
      <div className={styles.words}>
        <b>{file.name}</b>
        <span>
          {rows ? t("holiday.import.rows", { count: rows, number: number(rows), size }) : size}
        </span>
      </div>
      <Button
        icon={<RotateCw size={16} aria-hidden />}
        isDisabled={work.isChecking || work.isStoring}
        onClick={() => input.current?.click()}
      >
        {t("holiday.import.another")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv"
        hidden
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) work.choose(chosen);
          event.target.value = "";
        }}
      />
    </div>
  );
}
