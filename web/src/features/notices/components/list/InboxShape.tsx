import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import styles from "./Inbox.module.css";

/** The shape of the notices to come. */
export function InboxShape() {
  return (
    <div>
      <div className={styles.heading}>
        <Skeleton width={60} />
      </div>
      <div className={styles.group}>
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className={styles.item}>
            <Skeleton width={40} height={40} />
            <span className={styles.words}>
              <Skeleton width="70%" height={18} />
              <Skeleton width="90%" />
              <Skeleton width={120} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
