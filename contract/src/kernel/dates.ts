import { once } from "./once.ts";

export const TIME_ZONE = "Asia/Dhaka";

const dhakaDay = once(
  () =>
    new Intl.DateTimeFormat("en-CA", {
      timeZone: TIME_ZONE,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }),
);

/** The day in Dhaka at an instant, as YYYY-MM-DD. */
export function dayInDhaka(instant: Date): string {
  return dhakaDay().format(instant);
}

/** Whether the text names a day that exists: 30 February does not. */
export function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
