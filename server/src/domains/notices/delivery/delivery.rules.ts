import { TIME_ZONE } from "@shikkha/contract/kernel/dates.ts";
import type { Channel, QuietHours } from "@shikkha/contract/settings.ts";

/** Tries of one message that is put off again and again; then an administrator decides. About eight hours. */
export const MOST_TRIES = 14;

const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 3_600;

/** Seconds until the next try: half a minute, doubled each time, at most an hour. */
export function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_S * 2 ** Math.max(0, tries - 1), LONGEST_WAIT_S);
}

/** What would make a phone ring; a mail waits quietly by itself. */
const RINGING: readonly Channel[] = ["SMS", "PUSH"];

const dhakaHour = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  hourCycle: "h23",
});

/** Whether a channel has to wait for the end of the quiet hours. */
export function isQuiet(channel: Channel, now: Date, { isOn, fromHour, toHour }: QuietHours) {
  if (!isOn || !RINGING.includes(channel)) return false;
  const hour = Number(dhakaHour.format(now));
  return fromHour < toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;
}
