import { useSyncExternalStore } from "react";
import { today } from "../../lib/format/today.ts";
import { useFormat } from "../../lib/format/use-format.ts";

const never = () => () => undefined;

/** Today in both calendars; only the reader's browser knows it, a prerendered page does not. */
export function StripDate() {
  const { longDate, banglaDate } = useFormat();
  const day = useSyncExternalStore(never, today, () => undefined);
  return day === undefined ? null : `${longDate(day)} · ${banglaDate(day)}`;
}
