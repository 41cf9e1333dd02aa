import { type ErrorKind, errorKind } from "../kernel/errors.ts";

/** Why a visit cannot be planned so. Each is told with the row it concerns. */
export const VISIT_REFUSALS = {
  outsideYear: errorKind(
    4311,
    422,
    "তারিখটি পরিকল্পনার বছরের বাইরে।",
    "The date is outside the year of the plan.",
  ),
  inPast: errorKind(4312, 422, "তারিখটি পার হয়ে গেছে।", "The date has already passed."),
  outsideJurisdiction: errorKind(
    4313,
    422,
    "এই প্রতিষ্ঠান বা কার্যালয় আপনার এখতিয়ারে নেই।",
    "This institute or office is not in your jurisdiction.",
  ),
  twice: errorKind(
    4314,
    409,
    "এই তারিখে এই পরিদর্শন আপনার পরিকল্পনায় আগে থেকেই আছে।",
    "Your plan already has this visit on that day.",
  ),
  dayFull: errorKind(
    4315,
    422,
    "দিনের ৩টি পরিদর্শন পূর্ণ হয়েছে।",
    "The day already has its 3 visits.",
  ),
  publicHoliday: errorKind(
    4316,
    422,
    "সরকারি ছুটির দিনে পরিদর্শন রাখা যায় না।",
    "No visit can be planned on a public holiday.",
  ),
  weeklyHoliday: errorKind(
    4317,
    422,
    "সাপ্তাহিক ছুটির দিন। তবু রাখতে চাইলে নিশ্চিত করুন।",
    "This is a weekly holiday. Confirm it to plan it all the same.",
  ),
} as const satisfies Record<string, ErrorKind>;
export type VisitRefusal = keyof typeof VISIT_REFUSALS;

export const PLAN_ERRORS = {
  someRefused: errorKind(
    4310,
    422,
    "{count}টি পরিদর্শন যোগ করা যায় না। কিছুই সংরক্ষণ করা হয়নি।",
    "{count} visits cannot be added. Nothing was stored.",
  ),
  submitted: errorKind(
    4318,
    409,
    "পরিকল্পনা জমা দেওয়া হয়েছে; এখন কিছু যোগ, বদল বা বাদ দেওয়া যায় না।",
    "The plan is submitted; nothing can be added, changed or removed now.",
  ),
  timeOver: errorKind(
    4319,
    422,
    "পরিকল্পনা জমা দেওয়ার সময় শেষ হয়েছে।",
    "The time to submit this plan is over.",
  ),
  belowMinimum: errorKind(
    4320,
    422,
    "ন্যূনতম {minimum}টি পরিদর্শন দরকার; পরিকল্পনায় আছে {count}টি।",
    "At least {minimum} visits are needed; the plan has {count}.",
  ),
  notSubmitted: errorKind(
    4322,
    409,
    "{count} জনের পরিকল্পনা জমা দেওয়া অবস্থায় নেই। কিছুই ফেরত পাঠানো হয়নি।",
    "The plans of {count} officers are not submitted. Nothing was returned.",
  ),
  otherNumber: errorKind(
    4323,
    409,
    "এর মধ্যে সংখ্যা বদলে {count} হয়েছে। আবার দেখে নিশ্চিত করুন।",
    "The number has meanwhile changed to {count}. Look again and confirm.",
  ),
  nobody: errorKind(4324, 409, "পাঠানোর মতো কেউ নেই।", "There is nobody to send this to."),
  rowVisited: errorKind(
    4325,
    409,
    "পরিদর্শনটি সম্পন্ন হয়েছে; এটি বদলানো বা বাদ দেওয়া যায় না।",
    "This visit has been carried out; it cannot be changed or removed.",
  ),
  holidayVisits: errorKind(
    4321,
    422,
    "{count}টি পরিদর্শন সরকারি ছুটির দিনে পড়েছে। আগে অন্য দিনে নিন।",
    "{count} visits fall on public holidays. Move them first.",
  ),
  notTheirRow: errorKind(
    4326,
    422,
    "চিহ্নিত পরিদর্শনটি নির্বাচিত কর্মকর্তাদের পরিকল্পনায় নেই।",
    "A marked visit is not in the plans of the chosen officers.",
  ),
} as const satisfies Record<string, ErrorKind>;
