import { TIME_ZONE } from "@shikkha/contract/kernel/dates.ts";
import { HELP_HOURS } from "@shikkha/contract/site.ts";

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** Friday and Saturday are the weekly holiday. */
const FREE = new Set(["Fri", "Sat"]);

/** Whether someone answers now, by the clock in Dhaka; public holidays are not known here. */
export function isOpenAt(now: Date): boolean {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const time = `${parts.get("hour")}:${parts.get("minute")}`;
  return !FREE.has(parts.get("weekday") ?? "") && time >= HELP_HOURS.from && time < HELP_HOURS.to;
}
