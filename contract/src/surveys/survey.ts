import * as z from "zod/mini";
import { day } from "../kernel/date-fields.ts";
import { dayInDhaka } from "../kernel/dates.ts";
import { errorKind } from "../kernel/errors.ts";
import { says } from "../kernel/field-message.ts";
import { receiverRule } from "../notices/receivers.ts";

export const SURVEY_LIMITS = { name: 128 } as const;

/** The same four as a notice has; what the clock and the author's hand make of its times. */
export const SURVEY_STATUSES = ["UPCOMING", "PUBLISHED", "EXPIRED", "CLOSED"] as const;
export type SurveyStatus = (typeof SURVEY_STATUSES)[number];

export const SURVEY_ERRORS = {
  over: errorKind(
    4401,
    409,
    "জরিপটি বন্ধ বা মেয়াদোত্তীর্ণ; এটি আর বদলানো বা প্রকাশ করা যাবে না। অনুলিপি করে নতুন জরিপ করা যাবে।",
    "The survey is closed or expired; it cannot be changed or published any more. It can be copied.",
  ),
  alreadyOut: errorKind(
    4402,
    409,
    "জরিপটি প্রকাশিত হয়ে গেছে; ফরম ও শুরুর সময় আর বদলানো যাবে না।",
    "The survey is out; its form and its start can no longer be changed.",
  ),
  noReceivers: errorKind(4403, 422, "এই শর্তে কোনো প্রাপক নেই।", "These conditions reach nobody."),
  hasAnswers: errorKind(
    4404,
    409,
    "জরিপটিতে উত্তর জমা পড়েছে, তাই মোছা যাবে না। বন্ধ করা যাবে।",
    "The survey has answers and cannot be deleted. It can be closed.",
  ),
  noTemplate: errorKind(
    4405,
    422,
    "ফরমটি প্রকাশিত নেই বা নিষ্ক্রিয়; অন্য একটি ফরম বেছে নিন।",
    "The form is not published or is inactive; choose another one.",
  ),
  notOpen: errorKind(
    4406,
    409,
    "জরিপের সময় শেষ হয়েছে; উত্তর আর দেওয়া বা বদলানো যাবে না।",
    "The survey has ended; answers can no longer be given or changed.",
  ),
  faulty: errorKind(
    4407,
    422,
    "{count}টি উত্তর ঠিক করতে হবে।",
    "{count} answers must be put right.",
  ),
} as const;

function name() {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: says("জরিপের নাম লিখুন", "Write the survey's name") }),
      z.maxLength(SURVEY_LIMITS.name),
    );
}

const instant = z.string().check(
  z.refine((text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: says("সঠিক সময় লিখুন", "Write a valid time"),
  }),
);

export const surveyContent = {
  nameBangla: name(),
  nameEnglish: name(),
  /** The form used as its template; the version published at that moment is frozen with the survey. */
  formId: z
    .number({
      error: says("একটি জরিপের ফরম বেছে নিতে হবে", "You have to select a survey template"),
    })
    .check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
  /** When it opens; null means now. */
  dateFrom: z.nullable(instant),
  /** Its last day in Dhaka. */
  dateTo: day(says("শেষ তারিখ দিন", "Give the end date")),
  receivers: receiverRule,
};

export const END_AFTER_START = says(
  "শেষ তারিখ শুরুর তারিখের পরে হতে হবে",
  "End date must be greater than start date",
);

/** Days are compared, not moments: a survey runs into the next day at least. */
export function endsAfterStart(startsAt: Date, lastDay: string): boolean {
  return lastDay > dayInDhaka(startsAt);
}
