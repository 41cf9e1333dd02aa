import { RATING_SCALE } from "@shikkha/contract/forms/rating.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { DeviceVisit } from "../../../../shared/outbox/device-visit.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./SummaryStep.module.css";

interface Props {
  rating: number | null;
  visit: Pick<DeviceVisit, "card" | "kind">;
}

/** The rating of the whole visit against the last one of its kind. */
export function OverallCard({ rating, visit: { card, kind } }: Props) {
  const { t } = useTranslation("visit");
  const format = useFormat();
  const { band } = useFieldWords();
  const last = card?.visits.find((one) => one.kind === kind && one.rating !== null)?.rating;
  if (rating === null) return null;
  const change = last == null ? 0 : Math.round((rating - last) * 10) / 10;
  const than = change > 0 ? "more" : change < 0 ? "less" : "same";
  return (
    <section className={styles.overall}>
      <b className={styles.big}>
        {format.rating(rating)}
        <small> / {format.number(RATING_SCALE)}</small>
      </b>
      <p>
        {band(rating)}
        {last != null && (
          <small>
            {t(`filling.summary.${than}`, {
              last: format.rating(last),
              number: format.rating(Math.abs(change)),
            })}
          </small>
        )}
      </p>
    </section>
  );
}
