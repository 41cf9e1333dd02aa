import { HOLIDAY_COLUMNS, HOLIDAY_NAME_LIMIT } from "@shikkha/contract/holidays.ts";
import { ChevronDown, Download, Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import { templateFile } from "../../../shared/import/csv-file.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { saveFile } from "../../../shared/report/save-file.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { sampleLine } from "../model/import-file.ts";
import styles from "./ImportRules.module.css";

interface Props {
  year: number;
  isOpen: boolean;
}

/** What the file must look like; folded away once there is one. */
export function ImportRules({ year, isOpen }: Props) {
  const { t } = useTranslation("visit");
  const { digits, number } = useFormat();
  return (
    <details open={isOpen} className={styles.rules}>
      <summary>
        <Info size={17} aria-hidden />
        {t("holiday.import.rules")}
        <ChevronDown size={16} aria-hidden className={styles.arrow} />
      </summary>
      <ul className={styles.list}>
        <li>{t("holiday.import.ruleHeader")}</li>
        <li>
          {t("holiday.import.ruleDates", { year: digits(String(year)), sample: `${year}-12-16` })}
        </li>
        <li>{t("holiday.import.ruleNames", { number: number(HOLIDAY_NAME_LIMIT) })}</li>
        <li>{t("holiday.import.ruleWhole")}</li>
      </ul>
      <pre className={styles.sample}>
        {HOLIDAY_COLUMNS.join(",")}
        {"\n"}
        {sampleLine(year)}
      </pre>
      <Button
        size="sm"
        icon={<Download size={16} aria-hidden />}
        onClick={() => saveFile(templateFile(HOLIDAY_COLUMNS), `holidays-${year}.csv`)}
      >
        {t("holiday.import.template")}
      </Button>
    </details>
  );
}
