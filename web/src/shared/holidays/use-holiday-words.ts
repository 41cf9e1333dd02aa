import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { weekdayOf } from "../../ui/calendar/calendar-date.ts";
import { daysOf, type HolidaySpan } from "./holiday-span.ts";

const dayOfMonth = (iso: string) => Number(iso.slice(8));
const monthOf = (iso: string) => Number(iso.slice(5, 7));

/** How a holiday's days are written in a list. */
export function useHolidayWords() {
  const { t } = useTranslation("visit");
  const { number, monthName, weekday } = useFormat();
  /** One text for a day, a dash between the two ends of more. */
  const spread = ({ startDate, endDate }: HolidaySpan, write: (day: string) => string) => {
    const [first, last] = [write(startDate), write(endDate)];
    return first === last ? first : t("holiday.fromTo", { first, last });
  };
  return {
    days: (span: HolidaySpan) => spread(span, (day) => number(dayOfMonth(day))),
    months: (span: HolidaySpan) => spread(span, (day) => monthName(monthOf(day))),
    weekdays: (span: HolidaySpan) => {
      const isOne = span.startDate === span.endDate;
      return spread(span, (day) => weekday(weekdayOf(day), isOne ? "long" : "medium"));
    },
    length: (span: HolidaySpan) => {
      const count = daysOf(span).length;
      return t("holiday.days", { count, number: number(count) });
    },
  };
}
