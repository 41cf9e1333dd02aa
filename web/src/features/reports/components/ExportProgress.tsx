import type { ExportJob } from "@shikkha/contract/reports/export-jobs.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { secondsLeft } from "../model/seconds-left.ts";
import { useExportJobs } from "../reports.api.ts";
import { useExportWords } from "./use-export-words.ts";
import styles from "./ExportProgress.module.css";

/** Rows written of all rows, and about how long the rest will take. */
export function ExportProgress({ job }: { job: ExportJob }) {
  const { t } = useTranslation("report");
  const { number } = useFormat();
  const words = useExportWords();
  // The moment the figures are of.
  const { dataUpdatedAt } = useExportJobs();
  const left = secondsLeft(job, dataUpdatedAt);
  const rows = { done: number(job.rowsDone), total: number(job.rowsTotal) };
  return (
    <div>
      <ProgressBar
        label={words.state(job)}
        value={job.rowsDone}
        total={job.rowsTotal}
        count={t("jobs.rows", rows)}
      />
      {left !== undefined && (
        <p className={styles.left}>{t("jobs.left", { count: left, number: number(left) })}</p>
      )}
    </div>
  );
}
