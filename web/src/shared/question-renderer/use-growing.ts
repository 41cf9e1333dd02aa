import { startTransition, useCallback, useEffect, useState } from "react";

/** About as many as a screen holds: what is seen and written in first is there at once. */
const FIRST = 5;
/** Small enough that a key pressed meanwhile is not felt to wait. */
const BATCH = 24;
/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 100;

interface Growing {
  /** Questions before this place among the form's nodes are there. */
  readonly upTo: number;
  /** All of them at once: what is wrong may stand anywhere. */
  readonly finish: () => void;
}

/**
 * A long page of questions appears with those one can see; the others follow in the quiet moments right after, so that
 * the first answer need not wait for the two hundredth question.
 */
export function useGrowing(from: number, to: number): Growing {
  const [grown, setGrown] = useState({ from, upTo: from + FIRST });
  const upTo = grown.from === from ? grown.upTo : from + FIRST;
  useEffect(() => {
    if (upTo >= to) return;
    return whenQuiet(() => startTransition(() => setGrown({ from, upTo: upTo + BATCH })));
  }, [from, to, upTo]);
  const finish = useCallback(() => setGrown({ from, upTo: to }), [from, to]);
  return { upTo, finish };
}

/** Safari has no idle callbacks; there the next turn must do. */
function whenQuiet(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: PATIENCE });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1);
  return () => clearTimeout(timer);
}
