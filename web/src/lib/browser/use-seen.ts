import { useEffect, useRef, useState } from "react";

/** Whether an element has come into sight; it stays so. Without an observer everything counts as seen. */
export function useSeen<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null);
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen] as const;
}
