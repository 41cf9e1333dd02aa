import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";
import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import styles from "./Stepper.module.css";

interface Props {
  id: string;
  label: string;
  /** Digits of either script; empty for nothing. */
  value: string;
  onChange: (value: string) => void;
  isInvalid: boolean;
  describedBy: string | undefined;
}

/** A count with a button of 48 px on either side. */
export function Stepper({ id, label, value, onChange, isInvalid, describedBy }: Props) {
  const { t } = useTranslation("visit");
  const { digits } = useFormat();
  const ascii = toAsciiDigits(value);
  const count = Number(ascii) || 0;
  return (
    <div className={styles.step} data-invalid={isInvalid || undefined}>
      <button
        type="button"
        aria-label={t("filling.oneLess", { label })}
        disabled={count <= 0}
        onClick={() => onChange(String(count - 1))}
      >
        <Minus size={20} aria-hidden />
      </button>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={digits(ascii)}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(toAsciiDigits(event.target.value).replace(/\D/g, ""))}
      />
      <button
        type="button"
        aria-label={t("filling.oneMore", { label })}
        onClick={() => onChange(String(count + 1))}
      >
        <Plus size={20} aria-hidden />
      </button>
    </div>
  );
}
