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
  const { language, monthName, number } = useFormat();
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
                {beginningOf(month, language)}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

const SHORT = { bn: 2, en: 3 } as const;
const letters = new Intl.Segmenter("bn", { granularity: "grapheme" });

/** The first letters of a month; a Bengali letter with its signs stays whole. */
function beginningOf(month: string, language: keyof typeof SHORT): string {
  return [...letters.segment(month)]
    .slice(0, SHORT[language])
    .map(({ segment }) => segment)
    .join("");
}
