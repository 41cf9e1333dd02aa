import { classNames } from "../../../ui/class-names.ts";
import type { Shade } from "../model/progress.ts";
import styles from "./ZoneTile.module.css";

type Labels = readonly [string, string, string, string, string];

const SHADES: readonly Shade[] = [1, 2, 3, 4, 5];

/** What the greens mean; every tile also prints its value, so readers who listen are spared it. */
export function ShadeKey({ labels }: { labels: Labels }) {
  return (
    <p aria-hidden className={styles.key}>
      {SHADES.map((shade) => (
        <span key={shade} className={styles.step}>
          <i className={classNames(styles.swatch, styles[`shade${shade}`])} />
          {labels[shade - 1] && <span className={styles.label}>{labels[shade - 1]}</span>}
        </span>
      ))}
    </p>
  );
}
