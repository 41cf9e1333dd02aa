import { daysOf, type HolidaySpan, isWeekend } from "../../../shared/holidays/holiday-span.ts";

interface YearHoliday extends HolidaySpan {
  readonly isPublic: boolean;
  readonly isProjected: boolean;
}

/** A year as offices count it. Days that two holidays share count once; what is not a public holiday counts nowhere. */
export interface HolidayYear<Holiday> {
  readonly publicDays: number;
  /** of these on Friday or Saturday */
  readonly onWeekends: number;
  /** holidays, not days, that depend on the moon */
  readonly projected: number;
  readonly workingDays: number;
  /** 1 is January */
  readonly daysInMonth: (month: number) => number;
  readonly holidaysOn: (day: string) => readonly Holiday[];
}

export function holidayYear<Holiday extends YearHoliday>(
  year: number,
  holidays: readonly Holiday[],
): HolidayYear<Holiday> {
  const whole = { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
  const byDay = new Map<string, Holiday[]>();
  for (const holiday of holidays) {
    if (!holiday.isPublic) continue;
    for (const day of daysOf(holiday)) {
      if (day < whole.startDate || day > whole.endDate) continue;
      byDay.set(day, [...(byDay.get(day) ?? []), holiday]);
    }
  }
  const days = [...byDay.keys()];
  const inMonth = (month: number) => `${year}-${String(month).padStart(2, "0")}-`;
  return {
    publicDays: days.length,
    onWeekends: days.filter(isWeekend).length,
    projected: holidays.filter(({ isProjected }) => isProjected).length,
    workingDays: daysOf(whole).filter((day) => !isWeekend(day) && !byDay.has(day)).length,
    daysInMonth: (month) => days.filter((day) => day.startsWith(inMonth(month))).length,
    holidaysOn: (day) => byDay.get(day) ?? [],
  };
}
