import { useTranslation } from "react-i18next";
import styles from "./Timeline.module.css";

const STAGES = ["paper", "policy", "now"] as const;

/** Three stages. Only the year of the visit policy is known for certain, so the others carry words. */
export function Timeline() {
  const { t } = useTranslation("cliche");
  return (
    <ol className={styles.line}>
      {STAGES.map((stage) => (
        <li key={stage} className={styles.stage}>
          <b className={styles.when}>{t(`timeline.${stage}When`)}</b>
          <div>
            <p className={styles.title}>{t(`timeline.${stage}`)}</p>
            <p className={styles.text}>{t(`timeline.${stage}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
