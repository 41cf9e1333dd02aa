import type {
  MonitoringKind,
  PlannedPlace,
  PlanStatus,
} from "@shikkha/contract/plans/plan-words.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import type { Tone } from "../../../../ui/tone.ts";
import { monthsAgo } from "../../model/plan-days.ts";

export const PLAN_TONE: Record<PlanStatus, Tone> = {
  DRAFT: "neutral",
  SUBMITTED: "good",
  REJECTED: "bad",
  NEWJOINED: "info",
};

/** The words plans are spoken of in, the same on every screen. */
export function usePlanWords() {
  const { t } = useTranslation("visit");
  const { t: monitoring } = useTranslation("monitoring");
  const { date, digits, longDate, name, number, pick, weekday } = useFormat();
  return {
    status: (status: PlanStatus) => t(`plan.status.${status}`),
    kind: (kind: MonitoringKind) => t(`plan.kind.${kind}`),
    visits: (count: number) => t("plan.visits", { count, number: number(count) }),
    weekday: (day: string) => weekday(new Date(`${day}T00:00:00Z`).getUTCDay(), "long"),
    longDay: (day: string) => longDate(day),
    /** EIIN and upazila under the name of an institute; an office has no such line. */
    placeLine: (place: PlannedPlace) =>
      [
        place.eiin && monitoring("institute.eiinOf", { eiin: digits(place.eiin) }),
        pick(place.upazilaNameBangla, place.upazilaNameEnglish),
      ]
        .filter(Boolean)
        .join(" · "),
    placeName: (place: PlannedPlace) => name(place),
    lastVisit: (day: string | null) => {
      if (day === null) return { when: t("plan.neverVisited"), on: undefined, isLongAgo: true };
      const months = monthsAgo(day, today());
      return {
        when:
          months === 0
            ? t("plan.thisMonth")
            : t("plan.monthsAgo", { count: months, number: number(months) }),
        on: date(day),
        isLongAgo: months >= 9,
      };
    },
  };
}
