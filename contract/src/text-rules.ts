import * as z from "zod/mini";
import { toAsciiDigits } from "./kernel/digits.ts";
import { says } from "./kernel/field-message.ts";

/** Any number people can be reached at, short ones included, as it is dialled: 16100, 09600-000000, +880 2 ….  */
export function phoneNumber() {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => toAsciiDigits(text.trim())),
    ),
    z.string().check(
      z.regex(/^\+?(?:[ ()-]*[0-9]){3,15}$/, {
        error: says(
          "ফোন নম্বর অঙ্কে লিখুন, যেমন ১৬১০০",
          "Write a phone number in digits, such as 16100",
        ),
      }),
    ),
  );
}

export function webAddress() {
  return z.string().check(
    z.trim(),
    z.maxLength(500),
    z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
      error: says("সঠিক ঠিকানা (URL) লিখুন", "Write a valid URL"),
    }),
  );
}

/** What may be left empty: blank or absent is null. */
export function orNothing<Out>(inner: z.ZodMiniType<Out, string>) {
  const given = z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((text) => text?.trim() || null),
  );
  return z.pipe(given, z.nullable(inner));
}
