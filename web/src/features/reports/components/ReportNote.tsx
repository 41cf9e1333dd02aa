import type { ReportPage } from "@shikkha/contract/reports/reports.ts";
import { useLanguage } from "../../../lib/format/use-format.ts";
import styles from "./ReportNote.module.css";

/** How the figures are counted, below them. */
export function ReportNote({ note }: Pick<ReportPage, "note">) {
  const language = useLanguage();
  return note && <p className={styles.note}>{note[language]}</p>;
}
