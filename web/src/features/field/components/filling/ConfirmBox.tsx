import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styles from "./SummaryStep.module.css";

interface Props {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isMissing: boolean;
}

/** The officer's word that all of it was seen on the spot. */
export function ConfirmBox({ isChecked, onChange, isMissing }: Props) {
  const { t } = useTranslation("visit");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissing) input.current?.focus();
  }, [isMissing]);
  return (
    <div>
      <label className={styles.confirm} data-missing={isMissing || undefined}>
        <input
          ref={input}
          type="checkbox"
          checked={isChecked}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? "confirm-missing" : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span aria-hidden className={styles.mark}>
          <Check size={16} strokeWidth={3} />
        </span>
        {t("filling.summary.confirm")}
      </label>
      {isMissing && (
        <p id="confirm-missing" className={styles.missing} role="alert">
          {t("filling.summary.confirmMissing")}
        </p>
      )}
    </div>
  );
}
