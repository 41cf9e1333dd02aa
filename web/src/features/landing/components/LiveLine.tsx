import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { PublicStat } from "../landing.api.ts";
import styles from "./LiveLine.module.css";

interface Props {
  stat: PublicStat | undefined;
  hasFailed: boolean;
  isDemo: boolean;
}

/** How fresh the figures are, and of which year; demonstration data says that it is. */
export function LiveLine({ stat, hasFailed, isDemo }: Props) {
  const { t } = useTranslation("cliche");
  const { date, time, digits } = useFormat();
  return (
    <div className={styles.line}>
      <div className={styles.inner}>
        <output className={stat && styles.live}>
          {stat && t("public.updated", { date: date(stat.updatedAt), time: time(stat.updatedAt) })}
          {hasFailed && t("public.noFigures")}
        </output>
        {isDemo && <p className={styles.demo}>{t("public.demo")}</p>}
        {stat && (
          <p className={styles.year}>
            {t("public.planYear", { year: digits(String(stat.planYear)) })}
          </p>
        )}
      </div>
    </div>
  );
}
