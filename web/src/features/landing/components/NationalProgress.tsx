import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { PublicStat } from "../landing.api.ts";
import { shareDone } from "../model/progress.ts";
import { Drawing } from "./art/Drawing.tsx";
import styles from "./NationalProgress.module.css";

const KINDS = [
  { kind: "GENERAL_MONITORING", colour: styles.general },
  { kind: "CLASSROOM_MONITORING", colour: styles.classroom },
  { kind: "OFFICE", colour: styles.office },
] as const;

/** The country's plan: how much is done, how much is left, and of which kind the visits were. */
export function NationalProgress({ stat }: { stat: PublicStat }) {
  const { t } = useTranslation("cliche");
  const { number, percent } = useFormat();
  const share = shareDone(stat);
  const most = Math.max(1, ...Object.values(stat.byKind));
  return (
    <>
      <div className={styles.ring}>
        <Drawing viewBox="0 0 132 132" label={t("public.doneNote", { percent: percent(share, 0) })}>
          <circle cx="66" cy="66" r="55" fill="none" stroke="var(--n-100)" strokeWidth="14" />
          <circle
            cx="66"
            cy="66"
            r="55"
            fill="none"
            stroke="var(--viz-1)"
            strokeWidth="14"
            pathLength="100"
            strokeDasharray={`${share * 100} 100`}
            transform="rotate(-90 66 66)"
          />
          <text x="66" y="76" textAnchor="middle" className={styles.big}>
            {percent(share, 0)}
          </text>
        </Drawing>
        <dl>
          <dt>{t("public.finished")}</dt>
          <dd>{number(stat.totalMonitoring)}</dd>
          <dt>{t("public.left")}</dt>
          <dd>{number(Math.max(0, stat.totalPlans - stat.totalMonitoring))}</dd>
        </dl>
      </div>
      <ul className={styles.kinds}>
        {KINDS.map(({ kind, colour }) => (
          <li key={kind}>
            {t(`kind.${kind}`)}
            <b>{number(stat.byKind[kind])}</b>
            <span className={styles.track}>
              <i className={colour} style={{ width: `${(stat.byKind[kind] / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
