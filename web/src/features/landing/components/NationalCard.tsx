import { useTranslation } from "react-i18next";
import type { PublicStat } from "../landing.api.ts";
import { hasBegun } from "../model/progress.ts";
import styles from "./NationalCard.module.css";
import { NationalProgress } from "./NationalProgress.tsx";
import { NationalRegister } from "./NationalRegister.tsx";

export function NationalCard({ stat }: { stat: PublicStat | undefined }) {
  const { t } = useTranslation("cliche");
  return (
    <div className={styles.card}>
      <h3 className={styles.title}>{t("public.national")}</h3>
      {stat && hasBegun(stat) ? <NationalProgress stat={stat} /> : <NationalRegister stat={stat} />}
    </div>
  );
}
