import type { CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import { rateVisit } from "@shikkha/contract/visits/visit-ratings.ts";
import { useState } from "react";
import { moveToOutbox } from "../../shared/outbox/outbox-store.ts";
import { hurryOutbox } from "../../shared/outbox/outbox.ts";
import type { AnswerStore } from "../../shared/question-renderer/answer-store.ts";
import { buildRecord } from "./model/build-record.ts";
import { checkVisit } from "./model/visit-check.ts";
import type { useVisitDraft } from "./use-visit-draft.ts";
import type { useVisitSteps } from "./use-visit-steps.ts";

interface Parts {
  readonly draft: ReturnType<typeof useVisitDraft>;
  readonly store: AnswerStore;
  readonly compile: CompilePattern;
  readonly steps: ReturnType<typeof useVisitSteps>;
  readonly onSubmitted: (key: string) => void;
}

/** Hands the visit to the outbox, whether there is a line or not; the outbox brings it to the server. */
export function useVisitSubmit({ draft, store, compile, steps, onSubmitted }: Parts) {
  const [isConfirmed, setConfirmed] = useState(false);
  const [isConfirmMissing, setConfirmMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function hand(): Promise<void> {
    setPending(true);
    setFailed(false);
    try {
      const visit = await draft.keep();
      const { answers } = checkVisit(store, compile);
      const { rating } = rateVisit(store.form, answers);
      const record = await buildRecord(visit, answers, rating);
      draft.end();
      await moveToOutbox(record);
      hurryOutbox();
      onSubmitted(record.key);
    } catch {
      setFailed(true);
      setPending(false);
    }
  }

  return {
    isConfirmed,
    isConfirmMissing,
    isPending,
    hasFailed,
    confirm: (isGiven: boolean) => {
      setConfirmed(isGiven);
      setConfirmMissing(false);
    },
    submit: () => {
      if (isPending || steps.showFirstFault(steps.look())) return;
      if (isConfirmed) void hand();
      else setConfirmMissing(true);
    },
  };
}
