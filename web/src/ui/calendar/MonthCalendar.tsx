import { useId, useRef, useState, type KeyboardEvent } from "react";
import { classNames } from "../class-names.ts";
import { useUiLocale } from "../UiLocale.tsx";
import { parseIso, todayInDhaka, toIso } from "./calendar-date.ts";
import { dateAfterKey } from "./calendar-keys.ts";
import type { DayMark } from "./day-mark.ts";
import { DayCell } from "./DayCell.tsx";
import { monthGrid } from "./month-grid.ts";
import { WeekdayHead } from "./WeekdayHead.tsx";
import styles from "./MonthCalendar.module.css";

interface Props {
  year: number;
  month: number;
  markOf: (iso: string) => DayMark | undefined;
  selected?: string | null | undefined;
  onSelect?: ((iso: string) => void) | undefined;
  /** large cells to choose from, small ones for twelve months on a page */
  size?: "small" | "large" | undefined;
  /** the month's name; left out when the page shows it */
  title?: string | undefined;
  /** at the right of the title, such as the number of visits */
  note?: string | undefined;
}

const NOTHING: DayMark = {};

/** A month of a plan: Sunday first, every tone with one meaning. */
export function MonthCalendar(props: Props) {
  const { year, month, markOf, selected = null, onSelect, size = "small", title, note } = props;
  const locale = useUiLocale();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const today = todayInDhaka();
  const first = toIso({ year, month, day: 1 });
  const [focused, setFocused] = useState(selected ?? first);
  const isHere = (iso: string) => parseIso(iso)?.year === year && parseIso(iso)?.month === month;
  const entry = isHere(focused) ? focused : first;

  function press(event: KeyboardEvent) {
    const next = dateAfterKey(event.key, event.shiftKey, entry);
    if (!next || !isHere(next)) return;
    event.preventDefault();
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  }

  return (
    <div className={classNames(styles.month, size === "large" && styles.large)}>
      {title && (
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          {note && <span className={styles.note}>{note}</span>}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the day buttons inside */}
      <table
        ref={grid}
        className={styles.grid}
        aria-label={title ? undefined : locale.month(year, month)}
        aria-labelledby={title ? titleId : undefined}
        onKeyDown={onSelect && press}
      >
        <WeekdayHead width={size === "large" ? "medium" : "short"} />
        <tbody>
          {monthGrid(year, month).map((week) => (
            <tr key={week.number}>
              {week.days.map(({ weekday, iso }) => (
                <td key={weekday}>
                  {iso && (
                    <DayCell
                      iso={iso}
                      mark={markOf(iso) ?? NOTHING}
                      isLarge={size === "large"}
                      isSelected={iso === selected}
                      isToday={iso === today}
                      onPress={onSelect}
                      tabIndex={iso === entry ? 0 : -1}
                    />
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
