import { useFigures } from "../use-figures.ts";
import type { PublicStat } from "../landing.api.ts";
import styles from "./HeroFigures.module.css";

interface Props {
  stat: PublicStat | undefined;
  hasFailed: boolean;
}

/** Four numbers under the hero. While they are fetched a pale bar holds their place; if they cannot be had, a dash. */
export function HeroFigures({ stat, hasFailed }: Props) {
  return (
    <dl className={styles.figures}>
      {useFigures(stat).map(({ label, value, unit, note }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            {value ?? (hasFailed ? "–" : <span className={styles.waiting} />)}
            {unit && <small> {unit}</small>}
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
