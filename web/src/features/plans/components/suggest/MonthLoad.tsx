import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { type DraftVisit, monthsOf } from "../../model/draft.ts";
import styles from "./MonthLoad.module.css";

interface Props {
  /** Visits a month in the plan, January first. */
  now: readonly number[];
  draft: readonly DraftVisit[];
}

/** Twelve columns: what is planned, and on top of it what would come. */
export function MonthLoad({ now, draft }: Props) {
  const { t } = useTranslation("visit");
  const { monthName, number } = useFormat();
  const added = monthsOf(draft);
  const most = Math.max(1, ...now.map((visits, index) => visits + (added[index] ?? 0)));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <span>{t("suggest.months")}</span>
        <span className={styles.key}>
          <i /> {t("suggest.now")} <i className={styles.add} /> {t("suggest.proposed")}
        </span>
      </figcaption>
      <ol className={styles.columns}>
        {now.map((visits, index) => {
          const more = added[index] ?? 0;
          const month = monthName(index + 1);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the place in the year is what a month is
            <li key={index}>
              <span className={styles.sum}>{number(visits + more)}</span>
              <span aria-hidden className={styles.column}>
                <i className={styles.add} style={{ height: `${(more / most) * 100}%` }} />
                <i style={{ height: `${(visits / most) * 100}%` }} />
              </span>
              <span className={styles.month} title={month}>
                {month.slice(0, SHORT)}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** Bengali vowel signs are letters of their own here, so four hold a month's beginning. */
const SHORT = 4;
