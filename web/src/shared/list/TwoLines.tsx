import styles from "./TwoLines.module.css";

interface Props {
  first: string;
  second: string;
  /** Short words that should not be broken. */
  isShort?: boolean;
}

/** A cell of two lines, the second one quieter. */
export function TwoLines({ first, second, isShort }: Props) {
  return (
    <span className={isShort ? styles.short : undefined}>
      {first}
      <small className={styles.second}>{second}</small>
    </span>
  );
}
