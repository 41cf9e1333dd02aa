import { classNames } from "../class-names.ts";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./ProgressBar.module.css";

interface Props {
  label: string;
  value: number;
  total: number;
  /** written instead of "value / total", such as a percentage */
  count?: string | undefined;
  tone?: "good" | "warning" | "bad" | undefined;
  /** bar and count in one line, the label only read aloud: for table cells */
  isInline?: boolean | undefined;
}

export function ProgressBar({ label, value, total, count, tone = "good", isInline }: Props) {
  const { number } = useUiLocale();
  const share = total > 0 ? Math.min(100, (value / total) * 100) : 0;
  const shown = count ?? `${number(value)} / ${number(total)}`;
  const bar = (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw a progress element each in their own way
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={value}
      aria-valuetext={shown}
      className={styles.track}
    >
      <div className={classNames(styles.fill, styles[tone])} style={{ width: `${share}%` }} />
    </div>
  );
  if (isInline) {
    return (
      <div className={styles.inline}>
        {bar}
        <span className={styles.count}>{shown}</span>
      </div>
    );
  }
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <span>{label}</span>
        <span className={styles.count}>{shown}</span>
      </div>
      {bar}
    </div>
  );
}
