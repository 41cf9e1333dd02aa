import { RATING_SCALE, ratingBand } from "@shikkha/contract/forms/rating.ts";
import { useTranslation } from "react-i18next";
import { Stars } from "../../ui/controls/Stars.tsx";

interface Props {
  /** On the scale of five; null where nothing was rated. */
  value: number | null;
}

/** A rating as it is always shown: number, stars and the word of its band. */
export function Rating({ value }: Props) {
  const { t } = useTranslation("monitoring");
  if (value === null) return <>{t("rating.none")}</>;
  return <Stars value={value} outOf={RATING_SCALE} band={t(`rating.band.${ratingBand(value)}`)} />;
}
