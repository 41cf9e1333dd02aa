import { useTranslation } from "react-i18next";
import { ratingBand } from "@shikkha/contract/forms/rating.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import type { PublicStat } from "./landing.api.ts";
import { hasBegun, shareDone } from "./model/progress.ts";

interface Figure {
  readonly label: string;
  /** Undefined until the answer is here. */
  readonly value: string | undefined;
  readonly unit?: string;
  readonly note: string;
}

/** The four figures of the hero: the year's monitoring once it has begun, the size of the register before. */
export function useFigures(stat: PublicStat | undefined): readonly Figure[] {
  const { t } = useTranslation("cliche");
  const { number, rating, percent } = useFormat();
  if (stat && hasBegun(stat)) {
    const { averageRating } = stat;
    return [
      {
        label: t("public.today"),
        value: number(stat.todayMonitoring),
        note: t("public.todayNote"),
      },
      {
        label: t("public.done"),
        value: number(stat.totalMonitoring),
        note: t("public.doneNote", { percent: percent(shareDone(stat), 0) }),
      },
      {
        label: t("public.plans"),
        value: number(stat.totalPlans),
        note: t("public.plansNote", { officers: number(stat.officers) }),
      },
      {
        label: t("public.rating"),
        value: averageRating === null ? "–" : rating(averageRating),
        unit: t("public.ofFive"),
        note:
          averageRating === null ? t("public.notRated") : t(`band.${ratingBand(averageRating)}`),
      },
    ];
  }
  const count = (value: number | undefined) => (value === undefined ? undefined : number(value));
  return [
    {
      label: t("public.institutes"),
      value: count(stat?.institutes),
      note: t("public.institutesNote"),
    },
    { label: t("public.officers"), value: count(stat?.officers), note: t("public.officersNote") },
    {
      label: t("public.zoneCount"),
      value: count(stat?.zones),
      note: stat ? t("public.zoneCountNote", { districts: number(stat.districts) }) : "",
    },
    { label: t("public.upazilas"), value: count(stat?.upazilas), note: t("public.upazilasNote") },
  ];
}
