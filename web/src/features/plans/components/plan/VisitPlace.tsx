import type { PlannedPlace } from "@shikkha/contract/plans/plan-words.ts";
import { usePlanWords } from "./use-plan-words.ts";
import styles from "./VisitPlace.module.css";

/** The name of a place over one quiet line. */
export function VisitPlace({ place }: { place: PlannedPlace }) {
  const words = usePlanWords();
  const line = words.placeLine(place);
  return (
    <span className={styles.place}>
      <b>{words.placeName(place)}</b>
      {line && <small>{line}</small>}
    </span>
  );
}
