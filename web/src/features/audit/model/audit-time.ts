import { TIME_ZONE } from "@shikkha/contract/kernel/dates.ts";

const clock = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, timeStyle: "medium" });

/** To the second, and round the clock: the order of two entries must be readable. */
export function clockTime(instant: string): string {
  return clock.format(new Date(instant));
}

const ENDS = 4;

/** A hash is recognised by its ends; the whole of it stands in the file. */
export function shortHash(hash: string): string {
  return `${hash.slice(0, ENDS)}…${hash.slice(-ENDS)}`;
}
