import { useEffect, useRef } from "react";
import { decodedText } from "./match-route.ts";
import type { Place } from "../../shared/routing/browser-history.ts";

const positions = new Map<number, number>();

/** A new page begins at its top or its named part; going back finds the place one had left. */
export function useScroll(place: Place): void {
  const last = useRef(place);
  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () => positions.set(last.current.index, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);
  useEffect(() => {
    const isOtherPage = last.current.pathname !== place.pathname;
    last.current = place;
    const part = place.hash && document.getElementById(decodedText(place.hash.slice(1)));
    if (part) part.scrollIntoView();
    else if (place.how === "moved") window.scrollTo(0, positions.get(place.index) ?? 0);
    else if (isOtherPage) window.scrollTo(0, 0);
  }, [place]);
}
