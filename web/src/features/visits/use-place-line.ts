import type { VisitedPlace, VisitSummary } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";

/** The quiet line under a place's name: its EIIN and upazila, or the class that was watched there. */
export function usePlaceLine() {
  const { t } = useTranslation("monitoring");
  const { digits, pick } = useFormat();
  return (place: VisitedPlace, watched: VisitSummary["watched"]) =>
    [
      watched && `${watched.subject}, ${t(`visit.grade.${watched.grade as 6}`)}`,
      place.eiin && t("institute.eiinOf", { eiin: digits(place.eiin) }),
      pick(place.placeNameBangla, place.placeNameEnglish),
    ]
      .filter(Boolean)
      .join(" · ");
}
