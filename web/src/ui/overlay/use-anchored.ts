import { useLayoutEffect, type RefObject } from "react";

const GAP = 4;
const EDGE = 8;

/**
 * Shows `panel` in the browser's top layer below `anchor`, or above it where there is more room.
 * The panel keeps its place in the document, so the tab order stays natural.
 */
export function useAnchored(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const from = anchor.current;
    const shown = panel.current;
    if (!isOpen || !from || !shown) return;
    shown.showPopover?.();
    const place = () => placeBy(from, shown);
    place();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
    };
  }, [anchor, panel, isOpen]);
}

function placeBy(anchor: HTMLElement, panel: HTMLElement): void {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const viewWidth = document.documentElement.clientWidth;
  const viewHeight = window.innerHeight;
  const isAbove = from.bottom + GAP + height > viewHeight && from.top - GAP - height >= 0;
  const left = Math.max(EDGE, Math.min(from.left, viewWidth - width - EDGE));
  panel.style.left = `${left}px`;
  panel.style.top = `${isAbove ? from.top - GAP - height : from.bottom + GAP}px`;
}
