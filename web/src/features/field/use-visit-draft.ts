import { useCallback, useEffect, useRef, useState } from "react";
import type { DeviceVisit } from "../../shared/outbox/device-visit.ts";
import { keepDeviceVisit } from "../../shared/outbox/device-visits.ts";
import type { AnswerStore } from "../../shared/question-renderer/answer-store.ts";

export type KeepState = "saved" | "saving" | "failed";

const PAUSE_MS = 500;

/** Keeps the visit on this device a moment after each change, so that a closed tab or an empty battery loses nothing. */
export function useVisitDraft(opened: DeviceVisit, store: AnswerStore) {
  const [visit, setVisit] = useState(opened);
  const [state, setState] = useState<KeepState>("saved");
  const latest = useRef(opened);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);

  const keep = useCallback(async (): Promise<DeviceVisit> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const kept = {
      ...latest.current,
      answers: store.answers(),
      faults: [],
      savedAt: new Date().toISOString(),
    };
    latest.current = kept;
    if (isOver.current) return kept;
    try {
      await keepDeviceVisit(kept);
      setVisit(latest.current);
      // What was typed while this was written waits for its own turn, and is not called kept before it.
      if (timer.current === undefined) setState("saved");
    } catch {
      setState("failed");
    }
    return kept;
  }, [store]);

  const keepSoon = useCallback(() => {
    setState("saving");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(), PAUSE_MS);
  }, [keep]);

  const change = useCallback(
    (changed: Partial<DeviceVisit>) => {
      latest.current = { ...latest.current, ...changed };
      setVisit(latest.current);
      keepSoon();
    },
    [keepSoon],
  );

  useEffect(() => {
    const unlisten = store.onAny(keepSoon);
    const leave = () => {
      if (timer.current !== undefined) void keep();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      unlisten();
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [store, keep, keepSoon]);

  /** Handed in or thrown away: nothing more is kept of it here. */
  const end = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isOver.current = true;
  }, []);

  return { visit, state, change, keep, end };
}
