import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import styles from "./FilterShape.module.css";

/** The place of a filter card while its code is fetched, so that the rows below do not jump. */
export function FilterShape() {
  return (
    <div className={styles.shape}>
      {["search", "zone", "district", "upazila"].map((field) => (
        <Skeleton key={field} height={40} />
      ))}
    </div>
  );
}
