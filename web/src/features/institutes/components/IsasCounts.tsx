import { ISAS_CATEGORIES } from "@shikkha/contract/institute-words.ts";
import { type instituteCalls } from "@shikkha/contract/institutes.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../shared/isas/IsasBadge.tsx";
import styles from "./IsasCounts.module.css";

interface Props {
  counts: ResponseOf<typeof instituteCalls.counts>;
}

/** How many institutes of the jurisdiction stand in each category. */
export function IsasCounts({ counts }: Props) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  return (
    <ul aria-label={t("institute.byIsas")} className={styles.list}>
      {ISAS_CATEGORIES.map((category) => (
        <li key={category} className={styles.item}>
          <IsasBadge category={category} />
          {number(counts.byIsasCategory[category])}
        </li>
      ))}
    </ul>
  );
}
