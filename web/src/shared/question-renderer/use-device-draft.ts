import type { Answers } from "@shikkha/contract/forms/question.ts";
import { useCallback, useEffect, useState } from "react";
import type { AnswerStore } from "./answer-store.ts";
import { deleteDraft, keepDraft } from "./device-drafts.ts";

export type DraftState = "idle" | "saving" | "saved" | "failed";

const PAUSE_MS = 600;

/** Keeps the answers on this device a moment after each change, so that a closed tab or an empty battery loses nothing. */
export function useDeviceDraft(key: string, store: AnswerStore) {
  const [state, setState] = useState<DraftState>("idle");
  const [savedAt, setSavedAt] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: Answers | undefined;
    const keep = async () => {
      const answers = latest;
      latest = undefined;
      if (!answers) return;
      try {
        setSavedAt((await keepDraft(key, answers)).savedAt);
        // What was typed while this was written waits for its own turn, and is not called kept before it.
        if (latest === undefined) setState("saved");
      } catch {
        setState("failed");
      }
    };
    const unlisten = store.onAny(() => {
      latest = store.answers();
      setState("saving");
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), PAUSE_MS);
    });
    const leave = () => void keep();
    window.addEventListener("pagehide", leave);
    return () => {
      unlisten();
      clearTimeout(timer);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [key, store]);
  return { state, savedAt, forget: useCallback(() => deleteDraft(key), [key]) };
}
