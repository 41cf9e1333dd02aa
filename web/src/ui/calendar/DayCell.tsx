import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { parseIso, weekdayOf } from "./calendar-date.ts";
import { MOST_DOTS, type DayMark } from "./day-mark.ts";
import { DayMarks } from "./DayMarks.tsx";
import { isWeeklyHoliday } from "./month-grid.ts";
import styles from "./DayCell.module.css";

interface Props {
  iso: string;
  mark: DayMark;
  isLarge: boolean;
  isSelected: boolean;
  isToday: boolean;
  /** without it the day is only shown */
  onPress?: ((iso: string) => void) | undefined;
  tabIndex: number;
}

export function DayCell({ iso, mark, isLarge, isSelected, isToday, onPress, tabIndex }: Props) {
  const { digits, longDate } = useUiLocale();
  const load = Math.min(MOST_DOTS, mark.load ?? 0);
  const hasMarks = load > 0 || Boolean(mark.drafts) || Boolean(mark.others);
  const className = classNames(
    styles.day,
    isLarge && styles.large,
    isWeeklyHoliday(weekdayOf(iso)) && styles.weekly,
    load > 0 && styles[`load${load}`],
    mark.holiday && styles.holiday,
    mark.isClosed && styles.closed,
    mark.isMarked && styles.marked,
    mark.isFixed && styles.fixed,
    isToday && styles.today,
    isSelected && styles.selected,
    hasMarks && styles.withMarks,
  );
  const content = (
    <>
      {digits(String(parseIso(iso)?.day))}
      {hasMarks && <DayMarks mark={mark} />}
    </>
  );
  const spoken = [longDate(iso), mark.holiday, mark.label].filter(Boolean).join(", ");
  if (!onPress) {
    return (
      <span className={className} title={mark.holiday}>
        <VisuallyHidden>{spoken}</VisuallyHidden>
        <span aria-hidden>{content}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-date={iso}
      data-load={load || undefined}
      data-marked={mark.isMarked || undefined}
      data-fixed={mark.isFixed || undefined}
      tabIndex={tabIndex}
      title={mark.holiday}
      aria-label={spoken}
      aria-pressed={isSelected}
      aria-disabled={mark.isClosed || undefined}
      aria-current={isToday ? "date" : undefined}
      onClick={() => !mark.isClosed && onPress(iso)}
    >
      {content}
    </button>
  );
}
