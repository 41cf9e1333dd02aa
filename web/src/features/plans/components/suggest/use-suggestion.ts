import { suggestionCalls } from "@shikkha/contract/plans/suggestion.ts";
import { useState } from "react";
import { useCall } from "../../../../lib/calls/use-call.ts";
import { type DraftVisit, draftOf, withChange } from "../../model/draft.ts";

export interface Wishes {
  /** undefined: as many as the minimum still needs */
  readonly visits: number | undefined;
  readonly mostPerDay: number;
  readonly kind: "GENERAL_MONITORING" | "CLASSROOM_MONITORING" | "BOTH";
}

const VARIANTS = 100;

/** The server's proposals and what the officer makes of them; new proposals begin a new draft. */
export function useSuggestion(sessionId: number) {
  const [wishes, setWishes] = useState<Wishes>({ visits: undefined, mostPerDay: 2, kind: "BOTH" });
  const [variant, setVariant] = useState(0);
  const answer = useCall(suggestionCalls.suggest, {
    params: { id: sessionId },
    query: { ...wishes, variant },
  });
  const [edited, setEdited] = useState<{ of: unknown; draft: readonly DraftVisit[] }>();
  const proposals = answer.data?.proposals;
  const draft = edited && edited.of === proposals ? edited.draft : draftOf(proposals ?? []);
  const set = (next: readonly DraftVisit[]) => setEdited({ of: proposals, draft: next });
  return {
    answer,
    draft,
    wishes,
    setWishes,
    again: () => setVariant((variant + 1) % VARIANTS),
    change: (...[key, patch]: [string, Parameters<typeof withChange>[2]]) =>
      set(withChange(draft, key, patch)),
    chooseAll: (isChosen: boolean) => set(draft.map((visit) => ({ ...visit, isChosen }))),
  };
}

export type Suggestion = ReturnType<typeof useSuggestion>;
