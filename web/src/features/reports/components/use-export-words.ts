import type { ExportJob } from "@shikkha/contract/reports/export-jobs.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";

const KILO = 1024;

/** A report made in the background, in words. */
export function useExportWords() {
  const { t } = useTranslation("report");
  const { language, number } = useFormat();
  return {
    title: ({ title, format }: ExportJob) => `${title[language]}, ${t(`format.${format}`)}`,
    state: ({ state }: ExportJob) => t(`jobs.stateWord.${state}`),
    size: ({ bytes }: ExportJob) => {
      if (bytes === null) return "–";
      const isLarge = bytes >= KILO * KILO;
      return isLarge
        ? t("jobs.megabytes", { number: number(bytes / KILO / KILO, { fractionDigits: 1 }) })
        : t("jobs.kilobytes", { number: number(Math.max(1, Math.round(bytes / KILO))) });
    },
  };
}
