import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import styles from "./SettingsSections.module.css";

const HEIGHTS = [330, 420, 400] as const;

/** The place of the sections while what is stored comes. */
export function SettingsShape() {
  return (
    <div className={styles.columns}>
      <Skeleton height={200} />
      <div className={styles.sections}>
        {HEIGHTS.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </div>
  );
}
