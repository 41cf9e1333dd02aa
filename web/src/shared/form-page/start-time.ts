/** When something begins: at once, or at a moment by the clock of Dhaka. */
export interface StartValues {
  when: "NOW" | "LATER";
  date: string | null;
  /** HH:mm by the clock of Dhaka. */
  time: string;
}

/** Null is now; undefined while the day or the time is missing or none. */
export function startOf({ when, date, time: typed }: StartValues): string | null | undefined {
  if (when === "NOW") return null;
  const time = tidyTime(typed);
  if (date === null || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  return new Date(`${date}T${time}:00+06:00`).toISOString();
}

/** A time as it is typed, with or without its zero: 9:05 is 09:05, and 14 is 14:00. */
export function tidyTime(typed: string): string {
  const [hour = "", minute = "00"] = typed.trim().split(/[:.]/);
  return /^\d{1,2}$/.test(hour) && /^\d{2}$/.test(minute)
    ? `${hour.padStart(2, "0")}:${minute}`
    : typed;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Dhaka",
  hour: "2-digit",
  minute: "2-digit",
});

/** The time of an instant, as it is typed. */
export function dhakaTime(instant: string): string {
  return clock.format(new Date(instant));
}
