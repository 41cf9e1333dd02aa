import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { useState } from "react";
import type { AnswerStore } from "./answer-store.ts";

/** What the summary lists: the wrong answers of the last attempt, not followed while they are corrected. */
export function useFaults(store: AnswerStore) {
  const [faults, setFaults] = useState<readonly FormNode[]>([]);
  return {
    faults,
    look: (nodes: readonly FormNode[]): readonly FormNode[] => {
      const wrong = store.check(nodes, true);
      setFaults(wrong);
      return wrong;
    },
    forget: () => setFaults([]),
  };
}
