import { Star } from "lucide-react";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./Stars.module.css";

interface Props {
  value: number;
  /** the word for the value, such as "very good" */
  band: string;
  outOf?: number | undefined;
}

/** A rating: number, stars and band word, always together. */
export function Stars({ value, band, outOf = 5 }: Props) {
  const { number } = useUiLocale();
  const share = Math.min(100, Math.max(0, (value / outOf) * 100));
  const row = Array.from({ length: outOf }, (_, index) => <Star key={index} aria-hidden />);
  return (
    <span className={styles.rating}>
      <span className={styles.value}>{number(value, { fractionDigits: 1 })}</span>
      <span className={styles.stars} aria-hidden>
        {row}
        <span className={styles.filled} style={{ width: `${share}%` }}>
          {row}
        </span>
      </span>
      <span className={styles.band}>{band}</span>
    </span>
  );
}
