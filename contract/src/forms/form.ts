import * as z from "zod/mini";
import { errorKind } from "../kernel/errors.ts";
import { says } from "../kernel/field-message.ts";
import { bilingualNames } from "../kernel/names.ts";
import { id } from "../kernel/numbers.ts";
import { FORM_LIMITS } from "./question.ts";
import { wireQuestion } from "./wire-tree.ts";

/** The forms of the three kinds of monitoring; there is one of each. */
export const MONITORING_FORM_TYPES = [
  "GENERAL_MONITORING",
  "CLASSROOM_MONITORING",
  "OFFICE",
] as const;
export type MonitoringFormType = (typeof MONITORING_FORM_TYPES)[number];

export const FORM_TYPES = ["DYNAMIC", ...MONITORING_FORM_TYPES] as const;
export type FormType = (typeof FORM_TYPES)[number];

export const FORM_STATUSES = ["ACTIVE", "INACTIVE"] as const;
export type FormStatus = (typeof FORM_STATUSES)[number];

/** Where a form stands: never published, published as it is, published with changes waiting, or put away. */
export const FORM_STATES = ["DRAFT", "PUBLISHED", "CHANGED", "INACTIVE"] as const;
export type FormState = (typeof FORM_STATES)[number];

export const FORM_ERRORS = {
  faulty: errorKind(
    4801,
    422,
    "ফরমে {count}টি ত্রুটি আছে; আগের সংস্করণ যেমন ছিল তেমনই আছে।",
    "The form has {count} faults; the earlier version is as it was.",
  ),
  changedByOther: errorKind(
    4802,
    409,
    "{nameBangla} এর মধ্যে এই ফরম সংরক্ষণ করেছেন। নতুন অবস্থা দেখে আবার চেষ্টা করুন।",
    "{nameEnglish} has saved this form meanwhile. Look at the new state and try again.",
  ),
  notReady: errorKind(
    4803,
    422,
    "প্রকাশের আগে {count}টি বিষয় ঠিক করতে হবে।",
    "{count} things must be put right before publishing.",
  ),
  inUse: errorKind(
    4804,
    409,
    "ফরমটি পরিদর্শন বা জরিপে ব্যবহৃত হয়েছে, তাই মোছা যাবে না। নিষ্ক্রিয় করে রাখতে পারেন।",
    "The form is used by visits or surveys and cannot be deleted. You can make it inactive.",
  ),
  monitoringForm: errorKind(
    4805,
    409,
    "এটি মনিটরিংয়ের নির্ধারিত ফরম, মোছা যাবে না।",
    "This is the form of a kind of monitoring and cannot be deleted.",
  ),
  notXlsform: errorKind(
    4807,
    400,
    "ফাইলটি এক্সএলএসফরম হিসেবে পড়া যায়নি।",
    "The file could not be read as an XLSForm.",
  ),
  noneForMonitoring: errorKind(4806, 404, "মনিটরিং ফরম পাওয়া যায়নি", "Monitoring form not found"),
} as const;

const tooLong = says(
  "ফরমের শিরোনাম ১২৮ অক্ষরের বেশি হতে পারবে না",
  "form title can't be more than 128 characters",
);

function title() {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: says("ফরমের শিরোনাম লিখুন", "Write the form's title") }),
      z.maxLength(FORM_LIMITS.title, { error: tooLong }),
    );
}

/** A form carries its title in both languages. */
export const formTitles = { nameBangla: title(), nameEnglish: title() };

const person = z.nullable(z.object(bilingualNames));

const summary = {
  id: id(),
  ...bilingualNames,
  formType: z.enum(FORM_TYPES),
  status: z.enum(FORM_STATUSES),
  state: z.enum(FORM_STATES),
  /** Of the published version. */
  hash: z.nullable(z.string()),
  versionNumber: z.nullable(z.number()),
  publishedAt: z.nullable(z.string()),
  questionCount: z.number(),
  sectionCount: z.number(),
  changedAt: z.string(),
  changedBy: person,
};

export const formSummary = z.object(summary);
export type FormSummary = z.infer<typeof formSummary>;

/** A form as it is published, and as it is filled in. */
export const publishedForm = z.object({
  ...summary,
  versionId: z.nullable(id()),
  questions: z.array(wireQuestion),
});
export type PublishedForm = z.infer<typeof publishedForm>;

/** A form as its author works on it. */
export const formDraft = z.object({
  ...summary,
  /** Goes up with every save; a save with an older one is refused. */
  version: z.number(),
  versionId: z.nullable(id()),
  questions: z.array(wireQuestion),
  /** The highest ids of all its versions and of the draft: new questions and options go above them. */
  usedIds: z.object({ question: z.number(), option: z.number() }),
});
export type FormDraft = z.infer<typeof formDraft>;

export const formVersion = z.object({
  id: id(),
  number: z.number(),
  hash: z.string(),
  questionCount: z.number(),
  publishedAt: z.string(),
  publishedBy: person,
  isCurrent: z.boolean(),
});
export type FormVersion = z.infer<typeof formVersion>;
