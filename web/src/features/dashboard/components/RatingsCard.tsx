import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Rating } from "../../../shared/rating/Rating.tsx";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useIsasRatings, useKindRatings } from "../dashboard.api.ts";
import styles from "./RatingsCard.module.css";

/** How good what was seen is: each kind of monitoring, then each ISAS category. */
export function RatingsCard({ year }: { year: number }) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const kinds = useKindRatings(year);
  const isas = useIsasRatings(year);
  const reports = (count: number) => t("dashboard.reports", { count, number: number(count) });
  return (
    <Card isFlush title={t("dashboard.ratings")} description={t("dashboard.ratingsNote")}>
      <div className={styles.lists}>
        <QueryState query={kinds} skeleton={<Skeleton height={140} />}>
          {(answer) =>
            answer.kinds.length === 0 ? (
              <EmptyState title={t("rating.none")} />
            ) : (
              <ul>
                {answer.kinds.map(({ kind, averageRating, count }) => (
                  <li key={kind} className={styles.row}>
                    <span>
                      {common(`dashboard.kind.${kind}`)}
                      <small>{reports(count)}</small>
                    </span>
                    <Rating value={averageRating} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
        <QueryState query={isas} skeleton={<Skeleton height={180} />}>
          {(rows) => (
            <ul>
              {rows.map(({ isasCategory, averageRating, count }) => (
                <li key={isasCategory} className={styles.row}>
                  <span>
                    {t("dashboard.isas", { letter: t(`institute.isasLetter.${isasCategory}`) })}
                    <small>{reports(count)}</small>
                  </span>
                  <Rating value={averageRating} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </div>
    </Card>
  );
}
