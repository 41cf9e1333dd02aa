import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../../lib/calls/use-call.ts";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { CalendarLegend } from "../../../../ui/calendar/CalendarLegend.tsx";
import { MonthCalendar } from "../../../../ui/calendar/MonthCalendar.tsx";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { monthOf, planDays } from "../../model/plan-days.ts";
import { useYearHolidays } from "../../plans.api.ts";
import { DayLoad } from "./DayLoad.tsx";
import { StepTitle } from "./StepTitle.tsx";
import type { Basket } from "./use-basket.ts";
import styles from "./DayCard.module.css";

interface Props {
  plan: OfficerPlan;
  day: string;
  onDay: (day: string) => void;
  basket: Basket;
}

/** The month with one's own visits, those on the list, those of others, and the days nobody visits. */
export function DayCard({ plan, day, onDay, basket }: Props) {
  const { t } = useTranslation("visit");
  const format = useFormat();
  const { year, id } = plan.session;
  const [month, setMonth] = useState(monthOf(day));
  const { data: holidays = [] } = useYearHolidays(year);
  const days = planDays(plan.days, holidays);
  const { data } = useCall(planPlaceCalls.month, { params: { id }, query: { month } });
  const others = new Map(data?.otherCounts.map(({ date, visits }) => [date, visits]));
  const drafts = (iso: string) => basket.visits.filter(({ visitDate }) => visitDate === iso).length;
  return (
    <Card isFlush>
      <StepTitle step={1} title={t("add.day")}>
        <IconButton
          label={t("add.previousMonth")}
          isDisabled={month === 1}
          icon={<ChevronLeft size={18} aria-hidden />}
          onClick={() => setMonth(month - 1)}
        />
        <b className={styles.month}>{format.month(year, month)}</b>
        <IconButton
          label={t("add.nextMonth")}
          isDisabled={month === 12}
          icon={<ChevronRight size={18} aria-hidden />}
          onClick={() => setMonth(month + 1)}
        />
      </StepTitle>
      <div className={styles.calendar}>
        <MonthCalendar
          key={month}
          year={year}
          month={month}
          size="large"
          selected={day}
          onSelect={onDay}
          markOf={(iso) => {
            const holiday = days.holidaysOn(iso).map(format.name).join(", ");
            return {
              load: days.visitsOn(iso),
              drafts: drafts(iso),
              others: others.get(iso),
              holiday: holiday || undefined,
              isClosed: Boolean(holiday) || iso < today(),
            };
          }}
        />
        <CalendarLegend
          items={[
            { kind: "load", label: t("add.legend.mine") },
            { kind: "draft", label: t("add.legend.list") },
            { kind: "other", label: t("add.legend.others") },
            { kind: "weekly", label: t("holiday.weekly") },
            { kind: "holiday", label: t("holiday.public") },
          ]}
        />
      </div>
      {monthOf(day) === month && <DayLoad day={day} month={data} basket={basket} />}
    </Card>
  );
}
