import { Download, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { isOpen, useExportJobs } from "../reports.api.ts";
import { ExportProgress } from "./ExportProgress.tsx";
import { FetchButton } from "./FetchButton.tsx";
import { useExportWords } from "./use-export-words.ts";
import styles from "./StartedExport.module.css";

interface Props {
  id: number;
  onClose: () => void;
}

/** How far the report is that was just asked for; it can be left and found again among the downloads. */
export function StartedExport({ id, onClose }: Props) {
  const { t } = useTranslation("report");
  const words = useExportWords();
  const { data } = useExportJobs();
  const job = data?.find((one) => one.id === id);
  if (!job) return null;
  return (
    <section className={styles.card} aria-label={t("jobs.making")}>
      <div className={styles.head}>
        <Download size={18} aria-hidden />
        <h2>{isOpen(job) ? t("jobs.making") : words.state(job)}</h2>
        <IconButton label={t("jobs.close")} icon={<X size={18} aria-hidden />} onClick={onClose} />
      </div>
      <p>{words.title(job)}</p>
      {isOpen(job) ? (
        <>
          <ExportProgress job={job} />
          <p>{t("jobs.leave")}</p>
        </>
      ) : (
        <FetchButton job={job} />
      )}
      <ButtonLink size="sm" variant="quiet" href="/downloads">
        {t("jobs.all")}
      </ButtonLink>
    </section>
  );
}
