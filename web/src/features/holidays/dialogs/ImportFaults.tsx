import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { type FoundInFile, wrongLines } from "../model/import-file.ts";
import { FaultRow } from "./FaultRow.tsx";
import styles from "./ImportFaults.module.css";

/** More rows than this nobody reads on a screen; the download has them all. */
const SHOWN = 200;

interface Props {
  found: FoundInFile;
  text: string;
}

export function ImportFaults({ found: { faults, holidays }, text }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const wrong = wrongLines(faults);
  const right = holidays.length;
  return (
    <>
      <Alert tone="bad" title={t("holiday.import.faulty", { count: wrong, number: number(wrong) })}>
        {t("holiday.import.faultyText")}{" "}
        {right > 0 && t("holiday.import.restRight", { count: right, number: number(right) })}
      </Alert>
      {faults.length > SHOWN && (
        <p>{t("holiday.import.cut", { shown: number(SHOWN), number: number(faults.length) })}</p>
      )}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t("holiday.import.faults")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("holiday.import.line")}</th>
            <th scope="col">{t("holiday.import.fault")}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, SHOWN).map((fault) => (
            <FaultRow
              key={`${fault.line} ${fault.column} ${fault.message}`}
              fault={fault}
              text={text}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
