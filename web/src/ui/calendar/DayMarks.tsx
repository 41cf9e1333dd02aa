import { MOST_DOTS, type DayMark } from "./day-mark.ts";
import styles from "./DayCell.module.css";

const dots = (count: number | undefined) =>
  Array.from({ length: Math.min(MOST_DOTS, count ?? 0) }, (_, index) => index);

/** Dots for one's own, squares for unsaved, rings for others. */
export function DayMarks({ mark }: { mark: DayMark }) {
  return (
    <span aria-hidden className={styles.marks}>
      {dots(mark.load).map((dot) => (
        <i key={`own ${dot}`} />
      ))}
      {dots(mark.drafts).map((dot) => (
        <i key={`draft ${dot}`} className={styles.draft} />
      ))}
      {dots(mark.others).map((dot) => (
        <i key={`other ${dot}`} className={styles.other} />
      ))}
    </span>
  );
}
