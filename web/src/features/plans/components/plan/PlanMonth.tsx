import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { MonthCalendar } from "../../../../ui/calendar/MonthCalendar.tsx";
import type { PlanDays } from "../../model/plan-days.ts";
import { usePlanWords } from "./use-plan-words.ts";
import styles from "./PlanMonth.module.css";

interface Props {
  year: number;
  month: number;
  days: PlanDays;
  onDay: (day: string) => void;
  /** On a phone the whole month is one target. */
  onMonth: (month: number) => void;
}

export function PlanMonth({ year, month, days, onDay, onMonth }: Props) {
  const { t } = useTranslation("visit");
  const { monthName, name } = useFormat();
  const words = usePlanWords();
  const count = days.visitsInMonth(month);
  return (
    <section className={styles.month}>
      <h3 className={styles.head}>
        <button type="button" className={styles.title} onClick={() => onMonth(month)}>
          {monthName(month)}
        </button>
        {count > 0 && <span className={styles.count}>{words.visits(count)}</span>}
      </h3>
      <MonthCalendar
        year={year}
        month={month}
        onSelect={onDay}
        markOf={(day) => {
          const visits = days.visitsOn(day);
          const holiday = days.holidaysOn(day).map(name).join(", ");
          const isMarked = days.isMarked(day);
          return {
            load: visits,
            holiday: holiday || undefined,
            isMarked,
            isFixed: !isMarked && days.isCorrected(day),
            label: [visits > 0 && words.visits(visits), isMarked && t("plan.toCorrect")]
              .filter(Boolean)
              .join(", "),
          };
        }}
      />
    </section>
  );
}
