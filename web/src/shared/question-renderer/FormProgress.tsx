import { useId, type ReactNode } from "react";
import { useFilling } from "./form-filling.ts";
import styles from "./FormProgress.module.css";

export interface NamedStep {
  readonly key: string;
  readonly title: string;
}

interface Props {
  steps: readonly NamedStep[];
  at: number;
  onOpen: (at: number) => void;
  /** Every section can be opened at any time, not only those passed and the next. */
  isFree?: boolean | undefined;
  note?: ReactNode;
}

/** How far the reader is; the list of sections leads back to each one passed, and to the next. */
export function FormProgress({ steps, at, onOpen, isFree = false, note }: Props) {
  const { t, format } = useFilling();
  const id = useId();
  const left = steps.length - at - 1;
  return (
    <div className={styles.progress}>
      <div className={styles.bar} aria-hidden>
        {steps.map(({ key }, index) => (
          <i key={key} data-state={index < at ? "done" : index === at ? "now" : undefined} />
        ))}
      </div>
      <div className={styles.line}>
        <b>{t("fill.step", { at: format.number(at + 1), total: format.number(steps.length) })}</b>
        {left > 0 && <span>{t("fill.left", { count: left, number: format.number(left) })}</span>}
        {note}
        <label className={styles.all}>
          <span className={styles.allLabel}>{t("fill.allSections")}</span>
          <select id={id} value={at} onChange={(event) => onOpen(Number(event.target.value))}>
            {steps.map(({ key, title }, index) => (
              <option key={key} value={index} disabled={!isFree && index > at + 1}>
                {`${format.number(index + 1)}. ${title}`}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
