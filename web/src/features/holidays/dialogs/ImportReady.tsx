import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { HolidayRow } from "../../../shared/holidays/HolidayRow.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import type { FoundInFile } from "../model/import-file.ts";
import styles from "./ImportReady.module.css";

interface Props {
  holidays: FoundInFile["holidays"];
}

/** A file without faults: all it would add. */
export function ImportReady({ holidays }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const count = holidays.length;
  return (
    <>
      <Alert tone="good" title={t("holiday.import.ready", { count, number: number(count) })}>
        {t("holiday.import.readyText")}
      </Alert>
      <ul className={styles.list} aria-label={t("holiday.list")}>
        {holidays.map((holiday) => (
          <HolidayRow key={`${holiday.startDate} ${holiday.nameEnglish}`} holiday={holiday} />
        ))}
      </ul>
    </>
  );
}
