import { useId, type ReactNode } from "react";
import { useFilling } from "./form-filling.ts";
import type { FormStep } from "./form-steps.ts";
import { questionText } from "./form-texts.ts";
import styles from "./FormProgress.module.css";

interface Props {
  steps: readonly FormStep[];
  at: number;
  onOpen: (at: number) => void;
  note?: ReactNode;
}

/** How far the reader is; the list of sections leads back to each one passed, and to the next. */
export function FormProgress({ steps, at, onOpen, note }: Props) {
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
            {steps.map(({ key, section, tops }, index) => (
              <option key={key} value={index} disabled={index > at + 1}>
                {`${format.number(index + 1)}. ${titleOf(section ?? tops[0], format)}`}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

function titleOf(node: FormStep["section"], format: Parameters<typeof questionText>[0]): string {
  return node ? questionText(format, node.question) : "";
}
