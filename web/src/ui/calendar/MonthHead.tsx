import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../controls/IconButton.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./DateCalendar.module.css";

interface Props {
  id: string;
  year: number;
  month: number;
  onMove: (months: number) => void;
}

/** Previous month, the month's name, next month. */
export function MonthHead({ id, year, month, onMove }: Props) {
  const locale = useUiLocale();
  return (
    <div className={styles.head}>
      <IconButton
        size="sm"
        label={locale.words.previousMonth}
        icon={<ChevronLeft size={18} aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <span id={id} aria-live="polite" className={styles.title}>
        {locale.month(year, month)}
      </span>
      <IconButton
        size="sm"
        label={locale.words.nextMonth}
        icon={<ChevronRight size={18} aria-hidden />}
        onClick={() => onMove(1)}
      />
    </div>
  );
}
