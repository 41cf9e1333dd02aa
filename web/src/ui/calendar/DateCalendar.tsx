import { useId, useRef, useState, type KeyboardEvent } from "react";
import { classNames } from "../class-names.ts";
import { useUiLocale } from "../UiLocale.tsx";
import {
  addMonths,
  clampIso,
  compareIso,
  parseIso,
  todayInDhaka,
  weekdayOf,
} from "./calendar-date.ts";
import { dateAfterKey } from "./calendar-keys.ts";
import { isWeeklyHoliday, monthGrid } from "./month-grid.ts";
import { MonthHead } from "./MonthHead.tsx";
import { WeekdayHead } from "./WeekdayHead.tsx";
import styles from "./DateCalendar.module.css";

interface Props {
  value: string | null;
  onChoose: (iso: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  isUnavailable?: ((iso: string) => boolean) | undefined;
}

/** One month to choose a day from: arrows, PageUp and PageDown, Home and End, Enter. */
export function DateCalendar({ value, onChoose, min, max, isUnavailable }: Props) {
  const locale = useUiLocale();
  const today = todayInDhaka();
  const [focused, setFocused] = useState(clampIso(value ?? today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const titleId = useId();
  const { year, month } = parseIso(focused) ?? { year: 1, month: 1 };

  function isRefused(iso: string): boolean {
    const isOutside = (min && compareIso(iso, min) < 0) || (max && compareIso(iso, max) > 0);
    return Boolean(isOutside || isUnavailable?.(iso));
  }

  function press(event: KeyboardEvent) {
    const next = dateAfterKey(event.key, event.shiftKey, focused);
    if (!next) return;
    event.preventDefault();
    const kept = clampIso(next, min, max);
    setFocused(kept);
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-date="${kept}"]`)?.focus(),
    );
  }

  function dayClass(iso: string): string {
    return classNames(
      styles.day,
      isWeeklyHoliday(weekdayOf(iso)) && styles.weekly,
      iso === today && styles.today,
      iso === value && styles.selected,
    );
  }

  return (
    <div className={styles.calendar}>
      <MonthHead
        id={titleId}
        year={year}
        month={month}
        onMove={(months) => setFocused(clampIso(addMonths(focused, months), min, max))}
      />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of the ARIA guide
        role="grid"
        aria-labelledby={titleId}
        className={styles.grid}
        onKeyDown={press}
      >
        <WeekdayHead />
        <tbody>
          {monthGrid(year, month).map((week) => (
            <tr key={week.number}>
              {week.days.map(({ weekday, iso }) => (
                <td key={weekday} aria-selected={iso !== null && iso === value}>
                  {iso && (
                    <button
                      type="button"
                      data-date={iso}
                      tabIndex={iso === focused ? 0 : -1}
                      aria-label={locale.longDate(iso)}
                      aria-current={iso === today ? "date" : undefined}
                      aria-disabled={isRefused(iso)}
                      className={dayClass(iso)}
                      onClick={() => !isRefused(iso) && onChoose(iso)}
                    >
                      {locale.digits(String(parseIso(iso)?.day))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
