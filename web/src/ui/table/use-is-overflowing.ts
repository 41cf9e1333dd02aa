import { useEffect, useState, type RefObject } from "react";

/** Whether an element scrolls sideways, and so must be reachable by keyboard. */
export function useIsOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => setOverflowing(watched.scrollWidth > watched.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    if (watched.firstElementChild) observer.observe(watched.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
