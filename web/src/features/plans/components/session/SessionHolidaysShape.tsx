import { Skeleton } from "../../../../ui/feedback/Skeleton.tsx";
import styles from "./SessionHolidaysShape.module.css";

const WIDTHS = ["70%", "85%", "60%", "75%", "65%", "80%"];

export function SessionHolidaysShape() {
  return (
    <div className={styles.shape}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height={30} />
      ))}
    </div>
  );
}
