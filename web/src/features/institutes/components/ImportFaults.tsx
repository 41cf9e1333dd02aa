import {
  IMPORT_COLUMNS,
  type ImportFault,
  type instituteImportCalls,
} from "@shikkha/contract/institute-import.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { faultsFile } from "../../../shared/import/csv-file.ts";
import { saveFile } from "../../../shared/report/save-file.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Table } from "../../../ui/table/Table.tsx";

/** More rows than this nobody reads on a screen; the file has them all. */
const SHOWN = 200;

interface Props {
  found: ResponseOf<typeof instituteImportCalls.preview>;
}

export function ImportFaults({ found: { rows, faults } }: Props) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const columnName = (column: string) => {
    const known = IMPORT_COLUMNS.find((one) => one === column);
    return known ? t(`institute.import.column.${known}`) : column;
  };
  const header = [
    t("institute.import.line"),
    t("institute.import.columnHead"),
    t("institute.import.fault"),
  ];
  const total = number(faults.length);
  const isCut = faults.length > SHOWN;
  return (
    <>
      <Alert
        tone="bad"
        title={t("institute.import.faulty", { count: faults.length, number: total })}
      >
        {t("institute.import.faultyText", { rows: number(rows) })}
      </Alert>
      <Card
        isFlush
        title={t("institute.import.faults")}
        description={
          isCut && t("institute.import.faultsCut", { shown: number(SHOWN), number: total })
        }
        actions={
          <Button
            size="sm"
            icon={<Download size={16} aria-hidden />}
            onClick={() => saveFile(faultsFile(header, faults), "institute_faults.csv")}
          >
            {t("institute.import.saveFaults")}
          </Button>
        }
      >
        <Table<ImportFault>
          caption={t("institute.import.faults")}
          rows={faults.slice(0, SHOWN)}
          rowId={({ line, column, message }) => `${line} ${column} ${message}`}
          columns={[
            {
              id: "line",
              header: t("institute.import.line"),
              isNumeric: true,
              width: "96px",
              cell: ({ line }) => number(line, { grouping: false }),
            },
            {
              id: "column",
              header: t("institute.import.columnHead"),
              card: "half",
              cell: ({ column }) => columnName(column),
            },
            {
              id: "fault",
              header: t("institute.import.fault"),
              card: "full",
              cell: ({ message }) => message,
            },
          ]}
        />
      </Card>
    </>
  );
}
