import { IMPORT_COLUMNS, IMPORT_LIMITS } from "@shikkha/contract/institute-import.ts";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { templateFile } from "../../../shared/import/csv-file.ts";
import { useLocations } from "../../../shared/locations/use-locations.ts";
import { saveFile } from "../../../shared/report/save-file.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { FileChooser } from "../../../ui/fields/FileChooser.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { COLUMN_VALUES, placesFile } from "../model/import-file.ts";
import type { InstituteImport } from "../use-institute-import.ts";
import styles from "./ImportFile.module.css";

/** The first step, with what the file must look like. */
export function ImportFile({ work }: { work: InstituteImport }) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const { data: places } = useLocations();
  const limits = { size: number(IMPORT_LIMITS.megabytes), rows: number(IMPORT_LIMITS.rows) };
  return (
    <Card
      title={t("institute.import.file")}
      actions={
        <>
          <Button
            size="sm"
            icon={<Download size={16} aria-hidden />}
            isDisabled={!places}
            onClick={() => places && saveFile(placesFile(places), "upazilas.csv")}
          >
            {t("institute.import.places")}
          </Button>
          <Button
            size="sm"
            icon={<Download size={16} aria-hidden />}
            onClick={() => saveFile(templateFile(IMPORT_COLUMNS), "institutes.csv")}
          >
            {t("institute.import.template")}
          </Button>
        </>
      }
    >
      <FileChooser
        label={t("institute.import.fileLabel")}
        help={t("institute.import.limits", limits)}
        accept=".csv,.xlsx"
        file={work.file}
        isDisabled={work.isChecking || work.isStoring}
        error={work.refusal && t(`institute.import.refusal.${work.refusal}`, limits)}
        onChange={work.choose}
      />
      <p className={styles.columnsTitle}>{t("institute.import.columns")}</p>
      <ol className={styles.columns}>
        {IMPORT_COLUMNS.map((column) => (
          <li key={column}>
            <code>{column}</code> {t(`institute.import.column.${column}`)}
            {COLUMN_VALUES[column] && (
              <small className={styles.values}>{COLUMN_VALUES[column].join(", ")}</small>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
