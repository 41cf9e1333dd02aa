import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import styles from "./PlanView.module.css";

/** The shape of a plan while it comes. */
export function PlanShape() {
  return (
    <div className={styles.parts}>
      <Skeleton height={340} />
      <Skeleton height={900} />
    </div>
  );
}
