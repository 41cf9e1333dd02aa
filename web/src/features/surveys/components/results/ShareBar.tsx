import { classNames } from "../../../../ui/class-names.ts";
import styles from "./Results.module.css";

interface Props {
  share: number;
  tone?: "good" | "warning" | "bad" | "pale";
}

/** The drawing beside a share that is written out in figures. */
export function ShareBar({ share, tone = "good" }: Props) {
  return (
    <span className={styles.track}>
      <span
        className={classNames(styles.fill, styles[tone])}
        style={{ width: `${Math.min(100, share * 100)}%` }}
      />
    </span>
  );
}
