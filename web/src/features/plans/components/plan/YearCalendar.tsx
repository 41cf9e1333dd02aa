import { useTranslation } from "react-i18next";
import {
  CalendarLegend,
  type CalendarLegendItem,
} from "../../../../ui/calendar/CalendarLegend.tsx";
import type { PlanDays } from "../../model/plan-days.ts";
import { PlanMonth } from "./PlanMonth.tsx";
import styles from "./YearCalendar.module.css";

interface Props {
  year: number;
  days: PlanDays;
  isReturned: boolean;
  onDay: (day: string) => void;
  onMonth: (month: number) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

export function YearCalendar({ year, days, isReturned, onDay, onMonth }: Props) {
  const { t } = useTranslation("visit");
  const items: CalendarLegendItem[] = [
    { kind: "load1", label: t("plan.legend.one") },
    { kind: "load2", label: t("plan.legend.two") },
    { kind: "load3", label: t("plan.legend.three") },
    { kind: "holiday", label: t("holiday.public") },
    { kind: "weekly", label: t("holiday.weekly") },
    ...(isReturned
      ? ([
          { kind: "marked", label: t("plan.legend.marked") },
          { kind: "fixed", label: t("plan.legend.fixed") },
        ] as const)
      : []),
  ];
  return (
    <>
      <div className={styles.legend}>
        <CalendarLegend items={items} />
      </div>
      <div className={styles.months}>
        {MONTHS.map((month) => (
          <PlanMonth
            key={month}
            year={year}
            month={month}
            days={days}
            onDay={onDay}
            onMonth={onMonth}
          />
        ))}
      </div>
    </>
  );
}
