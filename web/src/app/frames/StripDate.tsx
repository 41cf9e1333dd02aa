import { useEffect, useState } from "react";
import { today } from "../../lib/format/today.ts";
import { useFormat } from "../../lib/format/use-format.ts";

/** Today in both calendars; only the reader's browser knows it, a prerendered page does not. */
export function StripDate() {
  const { longDate, banglaDate } = useFormat();
  const [day, setDay] = useState<string>();
  useEffect(() => setDay(today()), []);
  return day === undefined ? null : `${longDate(day)} · ${banglaDate(day)}`;
}
