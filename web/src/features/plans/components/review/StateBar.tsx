import type { SubmissionCounts } from "@shikkha/contract/plans/review.ts";
import { useStateParts } from "../../../../shared/plans/use-state-parts.ts";
import styles from "./StateBar.module.css";

/** The share of each state as one bar; the numbers stand beside it. */
export function StateBar({ counts }: { counts: SubmissionCounts }) {
  const parts = useStateParts();
  return (
    <span aria-hidden className={styles.bar}>
      {parts.map(({ status, count, color }) => (
        <i
          key={status}
          style={{ flexGrow: counts[count], background: color }}
          hidden={counts[count] === 0}
        />
      ))}
    </span>
  );
}
