import type { ExploredRow } from "@shikkha/contract/bi.ts";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import styles from "./Difference.module.css";

interface Props {
  row: Pick<ExploredRow, "now" | "before">;
  write: (value: number | null) => string;
}

/** How far a value moved, in words for those who hear it. */
export function Difference({ row: { now, before }, write }: Props) {
  const { t } = useTranslation("monitoring");
  if (now.value === null || !before || before.value === null) return <>–</>;
  const difference = now.value - before.value;
  const value = write(Math.abs(difference));
  if (value === write(0)) return <span title={t("bi.sameAs")}>±{value}</span>;
  const isMore = difference > 0;
  const Icon = isMore ? ArrowUp : ArrowDown;
  return (
    <span className={styles.difference} data-more={isMore}>
      <Icon size={14} aria-hidden />
      <span aria-hidden>{value}</span>
      <VisuallyHidden>{t(isMore ? "bi.moreBy" : "bi.lessBy", { value })}</VisuallyHidden>
    </span>
  );
}
