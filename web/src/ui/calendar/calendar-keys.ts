import { addDays, addMonths, weekdayOf } from "./calendar-date.ts";

/** Where a key moves the focus in a calendar, or null when the key means nothing there. */
export function dateAfterKey(key: string, hasShift: boolean, from: string): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(from, -1);
    case "ArrowRight":
      return addDays(from, 1);
    case "ArrowUp":
      return addDays(from, -7);
    case "ArrowDown":
      return addDays(from, 7);
    case "Home":
      return addDays(from, -weekdayOf(from));
    case "End":
      return addDays(from, 6 - weekdayOf(from));
    case "PageUp":
      return addMonths(from, hasShift ? -12 : -1);
    case "PageDown":
      return addMonths(from, hasShift ? 12 : 1);
    default:
      return null;
  }
}
