import { errorKind, type ErrorKind } from "../kernel/errors.ts";

export const VISIT_ERRORS = {
  outsideJurisdiction: errorKind(
    4501,
    422,
    "এই প্রতিষ্ঠান বা কার্যালয় আপনার এখতিয়ারে নেই।",
    "This institute or office is not in your jurisdiction.",
  ),
  notPlanned: errorKind(
    4502,
    422,
    "এই পরিদর্শন আপনার পরিকল্পনায় নেই।",
    "This visit is not in your plan.",
  ),
  alreadyVisited: errorKind(
    4503,
    409,
    "পরিকল্পিত এই পরিদর্শনের প্রতিবেদন আগেই জমা হয়েছে।",
    "The report of this planned visit was already submitted.",
  ),
  begunElsewhere: errorKind(
    4504,
    409,
    "এই পরিদর্শন অন্য যন্ত্রে শুরু হয়েছে। সেই খসড়াটি চালিয়ে যান।",
    "This visit was begun on another device. Go on with that draft.",
  ),
  inFuture: errorKind(
    4505,
    422,
    "পরিদর্শনের তারিখ আজকের পরে হতে পারে না।",
    "The day of the visit cannot be after today.",
  ),
  tooLate: errorKind(
    4506,
    422,
    "পরিদর্শনের {days} দিন পরে প্রতিবেদন জমা নেওয়া হয় না।",
    "A report is not taken {days} days after the visit.",
  ),
  wrongAnswers: errorKind(
    4507,
    422,
    "{count}টি উত্তর ঠিক করতে হবে। কিছুই জমা হয়নি।",
    "{count} answers must be put right. Nothing was submitted.",
  ),
  otherForm: errorKind(
    4508,
    422,
    "প্রতিবেদনটি এই ধরনের মনিটরিংয়ের ফরমে পূরণ করা হয়নি।",
    "The report was not filled in on a form of this kind of monitoring.",
  ),
  notReturned: errorKind(
    4509,
    409,
    "প্রতিবেদনটি সংশোধনের জন্য ফেরত দেওয়া হয়নি; জমা দেওয়া প্রতিবেদন বদলানো যায় না।",
    "The report was not returned for correction; a submitted report cannot be changed.",
  ),
  notSubmitted: errorKind(
    4510,
    409,
    "প্রতিবেদনটি এর মধ্যেই ফেরত দেওয়া হয়েছে।",
    "The report has already been returned.",
  ),
  ownVisit: errorKind(
    4511,
    403,
    "নিজের প্রতিবেদন নিজে ফেরত দেওয়া যায় না।",
    "You cannot return a report of your own.",
  ),
  photoUnknown: errorKind(
    4512,
    404,
    "এই ছবি প্রতিবেদনে উল্লেখ করা হয়নি।",
    "The report does not name this photo.",
  ),
  photoOther: errorKind(
    4513,
    422,
    "ছবিটি প্রতিবেদনের সঙ্গে জানানো ছবি নয়, বা পথে নষ্ট হয়েছে।",
    "This is not the photo the report named, or it was damaged on the way.",
  ),
  samePhoto: errorKind(4514, 422, "একই ছবি দুবার দেওয়া হয়েছে।", "The same photo was given twice."),
  actionClosed: errorKind(
    4515,
    409,
    "করণীয়টি আগেই নিষ্পন্ন হয়েছে।",
    "This action is already closed.",
  ),
} as const satisfies Record<string, ErrorKind>;
