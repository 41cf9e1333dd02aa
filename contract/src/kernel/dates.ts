import * as z from "zod/mini";
import { toAsciiDigits } from "./digits.ts";
import { says } from "./field-message.ts";
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

/** A day on the wire: YYYY-MM-DD, digits of either script. `missing` is said when there is none at all. */
export function day(missing?: string) {
  return z.pipe(
    z.pipe(
      z.string(missing === undefined ? undefined : { error: missing }),
      z.transform((text) => toAsciiDigits(text.trim())),
    ),
    z.string().check(
      z.refine(isDay, {
        error: says("সঠিক তারিখ লিখুন (বছর-মাস-দিন)", "Write a valid date (YYYY-MM-DD)"),
      }),
    ),
  );
}

/** An instant in an answer, as ISO 8601 text. */
export function instant() {
  return z.string();
}

interface Period {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

/** A period may be open at either end, but not end before it begins. */
export const periodInOrder = z.refine<Period>(
  ({ fromDate, toDate }) => fromDate === undefined || toDate === undefined || fromDate <= toDate,
  {
    path: ["toDate"],
    error: says(
      "শেষ তারিখ শুরুর তারিখের আগে হতে পারে না",
      "The end date cannot be before the start date",
    ),
  },
);
