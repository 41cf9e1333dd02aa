import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { RATING_SCALE, ratingBand, roundRating } from "@shikkha/contract/forms/rating.ts";
import { useSyncExternalStore } from "react";
import { useFilling } from "./form-filling.ts";
import styles from "./SectionScore.module.css";

/** The mean of a section so far, in number and word, and how many answers it stands on. */
export function SectionScore({ node }: { node: FormNode }) {
  const { t, store, format } = useFilling();
  const section = useSyncExternalStore(store.onScore, store.score).sections.get(node.question.id);
  if (!section || section.scored === 0) return null;
  const { score, scale, answered, scored } = section;
  return (
    <output className={styles.score}>
      <b>
        {score === null ? "–" : format.rating(roundRating(score))}
        <small> / {format.number(scale)}</small>
      </b>
      <span className={styles.word}>
        {score === null
          ? t("fill.noScore")
          : t(`band.${ratingBand((score / scale) * RATING_SCALE)}`)}
        <small>{t("fill.soFar")}</small>
      </span>
      <span className={styles.done}>
        <b>
          {format.number(answered)}/{format.number(scored)}
        </b>
        {t("fill.answers")}
      </span>
    </output>
  );
}
