import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { IsasBadge } from "../../../../shared/isas/IsasBadge.tsx";
import styles from "./IsasTiles.module.css";

type Tile = Omit<OfficerPlan["isas"][number], "mine"> & { readonly mine?: number };

interface Props {
  isas: readonly Tile[];
  /** what is counted, where it is not the officer's own place */
  note?: string;
}

/** Institutes that have their minimum by the plans of all officers together, by category. */
export function IsasTiles({ isas, note }: Props) {
  const { t } = useTranslation("visit");
  const { t: monitoring } = useTranslation("monitoring");
  const { number } = useFormat();
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("plan.isas.title")}</h2>
        <p className={styles.text}>{note ?? t("plan.isas.text")}</p>
      </div>
      <ul className={styles.tiles}>
        {isas.map(({ category, minimum, institutes, meeting, mine }) => (
          <li key={category} className={styles.tile}>
            <IsasBadge category={category} />
            <span className={styles.word}>{monitoring(`institute.isasWord.${category}`)}</span>
            <span className={styles.count}>
              <b>{number(meeting)}</b>/{number(institutes)}
            </span>
            <span aria-hidden className={styles.bar}>
              <i style={{ width: `${institutes > 0 ? (meeting / institutes) * 100 : 0}%` }} />
            </span>
            <span className={styles.small}>
              <span>{t("plan.isas.minimum", { number: number(minimum) })}</span>
              {mine !== undefined && <span>{t("plan.isas.mine", { number: number(mine) })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
