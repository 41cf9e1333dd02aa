import styles from "./TwoLines.module.css";

interface Props {
  first: string;
  second: string;
}

/** A cell of two lines, the second one quieter. */
export function TwoLines({ first, second }: Props) {
  return (
    <>
      {first}
      <small className={styles.second}>{second}</small>
    </>
  );
}
