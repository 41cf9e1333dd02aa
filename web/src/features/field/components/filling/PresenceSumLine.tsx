import { Check, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Button } from "../../../../ui/controls/Button.tsx";
import type { PresenceSum } from "../../model/presence-sum.ts";
import styles from "./PresenceCard.module.css";

const PARTS = ["present", "authorised", "unauthorised"] as const;

interface Props {
  sum: PresenceSum;
  onFix: () => void;
}

/** The sum, spoken politely as it changes. */
export function PresenceSumLine({ sum: { total, parts, sum, missing }, onFix }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const tone = missing === 0 ? "good" : missing > 0 ? "warning" : "bad";
  const written = `${parts.map((part) => number(part)).join(" + ")} = ${number(sum)}`;
  const whole = Math.max(total, sum, 1);
  return (
    <div className={styles.sum} data-tone={tone}>
      <div className={styles.bar} aria-hidden>
        {PARTS.map((part, index) => (
          <i
            key={part}
            data-part={part}
            style={{ width: `${((parts[index] ?? 0) / whole) * 100}%` }}
          />
        ))}
      </div>
      <output className={styles.said}>
        {tone === "good" ? (
          <Check size={18} aria-hidden />
        ) : (
          <TriangleAlert size={18} aria-hidden />
        )}
        <span>
          <b>{written}</b>
          {t(`filling.sum.${tone}`, { total: number(total), number: number(Math.abs(missing)) })}
        </span>
      </output>
      {missing > 0 && (
        <Button className={styles.fix} isFull onClick={onFix}>
          {t("filling.countPresent", { number: number(missing) })}
        </Button>
      )}
    </div>
  );
}
