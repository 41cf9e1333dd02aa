import type { PlaceCard } from "@shikkha/contract/visits/field-calls.ts";
import { ArrowDown, ArrowUp, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { VISITS_PATH } from "../../model/visit-address.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./PlaceView.module.css";
import { RatingTrend } from "./RatingTrend.tsx";

/** The last three visits, whoever made them, and where the ratings go. */
export function EarlierVisits({ visits }: Pick<PlaceCard, "visits">) {
  const { t } = useTranslation("visit");
  const { date, name, rating } = useFormat();
  const { band } = useFieldWords();
  const rated = visits
    .flatMap((visit) =>
      visit.rating === null ? [] : [{ day: visit.visitDate, rating: visit.rating }],
    )
    .toReversed();
  const change = (rated.at(-1)?.rating ?? 0) - (rated[0]?.rating ?? 0);
  return (
    <Card
      title={t("field.lastVisits")}
      actions={
        rated.length > 1 &&
        change !== 0 && (
          <span className={styles.change} data-down={change < 0 || undefined}>
            {change > 0 ? <ArrowUp size={16} aria-hidden /> : <ArrowDown size={16} aria-hidden />}
            {t(change > 0 ? "field.roseBy" : "field.fellBy", { number: rating(Math.abs(change)) })}
          </span>
        )
      }
    >
      {visits.length === 0 && <p className={styles.muted}>{t("week.neverVisited")}</p>}
      {rated.length > 1 && <RatingTrend points={rated} />}
      <ul className={styles.rows}>
        {visits.map((visit) => (
          <li key={visit.visitId}>
            <UiLink href={`${VISITS_PATH[visit.kind]}/${visit.visitId}`}>
              <span>
                <b>{date(visit.visitDate)}</b>
                <small>{`${name(visit.officer)} · ${t(`field.kind.${visit.kind}`)}`}</small>
              </span>
              <span className={styles.end}>
                <b>{visit.rating === null ? "–" : rating(visit.rating)}</b>
                {visit.rating !== null && <small>{band(visit.rating)}</small>}
              </span>
              <ChevronRight size={16} aria-hidden />
            </UiLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
