import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { ZoneStat } from "../landing.api.ts";
import { shareDone } from "../model/progress.ts";
import styles from "./ZoneTable.module.css";

interface Props {
  zones: readonly ZoneStat[];
  isRunning: boolean;
}

/** The same figures for those who would rather read rows, behind a native disclosure. */
export function ZoneTable({ zones, isRunning }: Props) {
  const { t } = useTranslation(["common", "cliche"]);
  const { name, number, percent, rating } = useFormat();
  return (
    <details className={styles.details}>
      <summary>{t("kit.showTable")}</summary>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <section aria-label={t("cliche:public.zoneTable")} tabIndex={0} className={styles.scroll}>
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        <table className={styles.table}>
          <caption className={styles.caption}>{t("cliche:public.zoneTable")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("place.zone")}</th>
              <th scope="col">{t("cliche:public.institutes")}</th>
              {isRunning && (
                <>
                  <th scope="col">{t("cliche:public.plans")}</th>
                  <th scope="col">{t("cliche:public.done")}</th>
                  <th scope="col">{t("cliche:public.share")}</th>
                  <th scope="col">{t("cliche:public.rating")}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {zones.map((zone) => (
              <tr key={zone.zoneId}>
                <th scope="row">{name(zone)}</th>
                <td>{number(zone.institutes)}</td>
                {isRunning && (
                  <>
                    <td>{number(zone.totalPlans)}</td>
                    <td>{number(zone.totalMonitoring)}</td>
                    <td>{percent(shareDone(zone), 0)}</td>
                    <td>{zone.averageRating === null ? "–" : rating(zone.averageRating)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
