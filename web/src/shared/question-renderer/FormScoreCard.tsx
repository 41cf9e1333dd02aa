import { RATING_SCALE, ratingBand, roundRating } from "@shikkha/contract/forms/rating.ts";
import { useSyncExternalStore } from "react";
import { Stars } from "../../ui/controls/Stars.tsx";
import { useFilling } from "./form-filling.ts";

/** What the whole form scores, worked out and not asked for. */
export function FormScoreCard() {
  const { t, store } = useFilling();
  const { score } = useSyncExternalStore(store.onScore, store.score);
  if (score === null) return <span>{t("fill.noScore")}</span>;
  const shown = roundRating(score);
  return <Stars value={shown} outOf={RATING_SCALE} band={t(`band.${ratingBand(shown)}`)} />;
}
