import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The drawn width of an element, so that charts keep readable text at every size. */
export function useWidth<Element extends HTMLElement>(
  initial = 560,
): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => setWidth(Math.max(200, Math.floor(watched.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
