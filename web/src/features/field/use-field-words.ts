import { ratingBand } from "@shikkha/contract/forms/rating.ts";
import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../lib/format/today.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { weekdayOf } from "../../ui/calendar/calendar-date.ts";
import { daysBetween } from "./model/week-period.ts";

const KILOMETRE = 1000;
/** From here on a decimal says nothing. */
const FAR = 10 * KILOMETRE;

/** Words that several screens of field work share. */
export function useFieldWords() {
  const { t } = useTranslation(["visit", "form"]);
  const format = useFormat();
  const { number, digits } = format;

  /** 15 November */
  const dayAndMonth = (day: string) =>
    `${number(Number(day.slice(8)))} ${format.monthName(Number(day.slice(5, 7)))}`;

  return {
    dayAndMonth,
    band: (rating: number) => t(`form:band.${ratingBand(rating)}`),
    /** Today, tomorrow, or the name of the day; then the rest of the date. */
    dayTitle: (day: string): readonly [string, string] => {
      const weekday = format.weekday(weekdayOf(day), "long");
      const ahead = daysBetween(today(), day);
      if (ahead === 0) return [t("week.today"), `${weekday}, ${dayAndMonth(day)}`];
      if (ahead === 1) return [t("week.tomorrow"), `${weekday}, ${dayAndMonth(day)}`];
      return [weekday, dayAndMonth(day)];
    },
    distance: (metres: number) =>
      metres < KILOMETRE
        ? t("field.metres", { number: number(Math.round(metres)) })
        : t("field.kilometres", {
            number: number(metres / KILOMETRE, { fractionDigits: metres < FAR ? 1 : 0 }),
          }),
    /** EIIN and place, each a part of a line. */
    placeParts: ({ eiin, placeNameBangla, placeNameEnglish }: VisitedPlace): string[] =>
      [
        eiin === null ? "" : t("field.eiin", { eiin: digits(eiin) }),
        format.pick(placeNameBangla, placeNameEnglish),
      ].filter(Boolean),
    /** Today only the time, else the day. */
    moment: (at: string) =>
      daysBetween(at.slice(0, 10), new Date().toISOString().slice(0, 10)) === 0
        ? t("field.todayAt", { time: format.time(at) })
        : format.date(at),
  };
}
