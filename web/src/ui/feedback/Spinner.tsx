import styles from "./Spinner.module.css";

/** Only inside a control that is busy; pages use skeletons, long work a progress bar. */
export function Spinner() {
  return <span aria-hidden className={styles.ring} />;
}
