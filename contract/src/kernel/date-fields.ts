import * as z from "zod/mini";
import { isDay } from "./dates.ts";
import { toAsciiDigits } from "./digits.ts";
import { says } from "./field-message.ts";

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
