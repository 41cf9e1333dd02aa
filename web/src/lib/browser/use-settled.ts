import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const SIGNS = ["scroll", "wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Whether the first things of a screen had their time: a moment after their answers came, or as soon as the reader does anything.
 * What comes second waits for it, so that it takes nothing from what is read first on a slow line.
 */
export function useSettled(moment: number): boolean {
  const [isSettled, setSettled] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isSettled) return;
    const settle = () => setSettled(true);
    const timer = isFetching ? undefined : setTimeout(settle, moment);
    for (const sign of SIGNS) addEventListener(sign, settle, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, settle);
    };
  }, [isSettled, isFetching, moment]);
  return isSettled;
}
