import type { Holiday } from "@shikkha/contract/holidays.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { MonthCalendar } from "../../../ui/calendar/MonthCalendar.tsx";
import type { HolidayYear } from "../model/holiday-year.ts";
import styles from "./HolidayMonth.module.css";

interface Props {
  year: number;
  month: number;
  counted: HolidayYear<Holiday>;
}

export function HolidayMonth({ year, month, counted }: Props) {
  const { t } = useTranslation("visit");
  const { name, number, monthName } = useFormat();
  const count = counted.daysInMonth(month);
  return (
    <section className={styles.month}>
      <div className={styles.head}>
        <h3 className={styles.title}>{monthName(month)}</h3>
        {count > 0 && (
          <span className={styles.count}>
            {t("holiday.days", { count, number: number(count) })}
          </span>
        )}
      </div>
      <MonthCalendar
        year={year}
        month={month}
        markOf={(day) => {
          const holidays = counted.holidaysOn(day);
          return holidays.length > 0 ? { holiday: holidays.map(name).join(", ") } : undefined;
        }}
      />
    </section>
  );
}
