import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { weekdayOf } from "../../../../ui/calendar/calendar-date.ts";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import { weekDays } from "../../model/week-period.ts";
import { useFieldWords } from "../../use-field-words.ts";
import styles from "./WeekStrip.module.css";

const FRIDAY = 5;
const MOST_DOTS = 3;

interface Props {
  today: string;
  /** How many visits a day has. */
  countOf: (day: string) => number;
}

/** The seven days of the week; each leads to its visits. */
export function WeekStrip({ today, countOf }: Props) {
  const { t } = useTranslation("visit");
  const { number, weekday } = useFormat();
  const { dayAndMonth } = useFieldWords();
  return (
    <nav className={styles.days} aria-label={t("week.strip")}>
      {weekDays(today).map((day) => {
        const count = countOf(day);
        const isOff = weekdayOf(day) >= FRIDAY;
        return (
          <a
            key={day}
            href={`#day-${day}`}
            aria-current={day === today ? "date" : undefined}
            data-off={isOff || undefined}
          >
            <span aria-hidden>{weekday(weekdayOf(day), "medium")}</span>
            <b aria-hidden>{number(Number(day.slice(8)))}</b>
            <VisuallyHidden>
              {`${weekday(weekdayOf(day), "long")}, ${dayAndMonth(day)}, `}
              {isOff && count === 0
                ? t("week.weeklyHoliday")
                : t("week.visits", { count, number: number(count) })}
            </VisuallyHidden>
            <span className={styles.dots} aria-hidden>
              {Array.from({ length: Math.min(count, MOST_DOTS) }, (_, index) => (
                <i key={index} />
              ))}
            </span>
          </a>
        );
      })}
    </nav>
  );
}
