import type { Holiday } from "@shikkha/contract/holidays.ts";
import { useTranslation } from "react-i18next";
import { CalendarLegend } from "../../../ui/calendar/CalendarLegend.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import type { HolidayYear } from "../model/holiday-year.ts";
import { HolidayMonth } from "./HolidayMonth.tsx";
import styles from "./HolidayCalendar.module.css";

interface Props {
  year: number;
  counted: HolidayYear<Holiday>;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

export function HolidayCalendar({ year, counted }: Props) {
  const { t } = useTranslation("visit");
  return (
    <Card isFlush className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t("holiday.months")}</h2>
        <CalendarLegend
          items={[
            { kind: "holiday", label: t("holiday.public") },
            { kind: "weekly", label: t("holiday.weekly") },
          ]}
        />
      </div>
      <div className={styles.months}>
        {MONTHS.map((month) => (
          <HolidayMonth key={month} year={year} month={month} counted={counted} />
        ))}
      </div>
    </Card>
  );
}
