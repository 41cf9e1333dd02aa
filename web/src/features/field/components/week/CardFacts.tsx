import type { PlaceCard } from "@shikkha/contract/visits/field-calls.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Stars } from "../../../../ui/controls/Stars.tsx";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./VisitCard.module.css";

/** The last rating and what is still open. */
export function CardFacts({ card: { visits, openActions } }: { card: PlaceCard }) {
  const { t } = useTranslation("visit");
  const { number, date } = useFormat();
  const { band } = useFieldWords();
  const last = visits.find(({ rating }) => rating !== null);
  const late = openActions.filter(({ dueOn }) => dueOn < today()).length;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          {last ? t("week.lastRatingOn", { date: date(last.visitDate) }) : t("week.lastRating")}
        </dt>
        <dd>
          {last?.rating == null ? (
            <small>{t("week.neverVisited")}</small>
          ) : (
            <Stars value={last.rating} band={band(last.rating)} />
          )}
        </dd>
      </div>
      <div>
        <dt>{t("week.openActions")}</dt>
        <dd>
          {openActions.length === 0 ? (
            <small>{t("week.noActions")}</small>
          ) : (
            t("field.pieces", { number: number(openActions.length) })
          )}
          {late > 0 && (
            <small className={styles.bad}>{t("week.lateActions", { number: number(late) })}</small>
          )}
        </dd>
      </div>
    </dl>
  );
}
