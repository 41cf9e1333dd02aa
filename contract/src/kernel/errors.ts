import type { Bilingual, Language } from "./language.ts";
import { toBengaliDigits } from "./digits.ts";

/** One entry of the catalogue: a stable number, a status, and words in both languages with {named} blanks. */
export interface ErrorKind extends Bilingual {
  readonly code: number;
  readonly status: number;
}

/** What a failed call answers. */
export interface ErrorBody {
  readonly statusCode: number;
  readonly code: number;
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly requestId: string;
}

export function errorKind(code: number, status: number, bn: string, en: string): ErrorKind {
  return { code, status, bn, en };
}

/** The words of an error, blanks filled in, numbers in the reader's digits. */
export function errorMessage(
  kind: ErrorKind,
  language: Language,
  blanks: Record<string, string | number> = {},
): string {
  return kind[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = blanks[name];
    if (value === undefined) return whole;
    return language === "bn" && typeof value === "number"
      ? toBengaliDigits(String(value))
      : String(value);
  });
}

/** What can go wrong with any call. Domains declare their own beside their calls; a test keeps the numbers apart. */
export const ERRORS = {
  invalid: errorKind(
    1000,
    400,
    "কিছু তথ্য সঠিক নয়। চিহ্নিত ঘরগুলো ঠিক করুন।",
    "Some fields are not right. Correct the marked ones.",
  ),
  malformed: errorKind(1001, 400, "অনুরোধটি পড়া যায়নি।", "The request could not be read."),
  tooLarge: errorKind(
    1002,
    413,
    "পাঠানো তথ্য অনুমোদিত সীমার চেয়ে বড়।",
    "What was sent is larger than allowed.",
  ),
  unsafeText: errorKind(
    1003,
    400,
    "তথ্যের মধ্যে অগ্রহণযোগ্য অক্ষর বা সংখ্যা আছে।",
    "The text holds characters or numbers that cannot be taken.",
  ),
  unsupportedMedia: errorKind(
    1004,
    415,
    "এই ধরনের তথ্য গ্রহণ করা হয় না।",
    "This kind of content is not accepted.",
  ),
  noSuchCall: errorKind(1005, 404, "এই ঠিকানায় কিছু নেই।", "There is nothing at this address."),
  tooMany: errorKind(
    1006,
    429,
    "অল্প সময়ে অনেক অনুরোধ এসেছে। {seconds} সেকেন্ড পরে আবার চেষ্টা করুন।",
    "Too many requests in a short time. Try again in {seconds} seconds.",
  ),
  busy: errorKind(
    1007,
    503,
    "সার্ভার এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।",
    "The server is busy. Try again shortly.",
  ),
  crossSite: errorKind(
    1008,
    403,
    "অন্য সাইট থেকে আসা অনুরোধ গ্রহণ করা হয় না।",
    "Requests from other sites are not accepted.",
  ),
  notSignedIn: errorKind(2000, 401, "অনুগ্রহ করে আবার লগইন করুন", "Please login again"),
  tokenExpired: errorKind(
    2001,
    480,
    "লগইনের মেয়াদ নবায়ন প্রয়োজন।",
    "The sign-in needs to be refreshed.",
  ),
  forbidden: errorKind(
    2002,
    403,
    "এই অংশে প্রবেশের অনুমতি আপনার নেই।",
    "You have no permission to enter this part of the system.",
  ),
  notFound: errorKind(3000, 404, "তথ্য পাওয়া যায়নি", "Information not found"),
  stale: errorKind(
    3001,
    409,
    "অন্য কেউ এর মধ্যে এটি পরিবর্তন করেছেন। নতুন অবস্থা দেখে আবার চেষ্টা করুন।",
    "Someone else has changed this meanwhile. Look at the new state and try again.",
  ),
  idReused: errorKind(
    3002,
    422,
    "একই পরিচয়ে ভিন্ন তথ্য আগে পাঠানো হয়েছে।",
    "Different content was already sent under the same id.",
  ),
  conflict: errorKind(
    3003,
    409,
    "তথ্যটি বিদ্যমান তথ্যের সঙ্গে মেলে না।",
    "This does not fit with what is already there.",
  ),
  failed: errorKind(
    9000,
    500,
    "সিস্টেমের ত্রুটির কারণে কাজটি সম্পন্ন হয়নি। পরে আবার চেষ্টা করুন।",
    "The work was not done because of a system error; try again later.",
  ),
  unavailable: errorKind(
    9001,
    503,
    "সেবাটি সাময়িকভাবে বন্ধ আছে। একটু পরে আবার চেষ্টা করুন।",
    "The service is unavailable for the moment. Try again shortly.",
  ),
} as const satisfies Record<string, ErrorKind>;

/** What the browser says when no answer came at all; the server never sends it. */
export const NO_ANSWER = errorKind(
  9999,
  503,
  "সার্ভারের সঙ্গে যোগাযোগ করা যাচ্ছে না",
  "Server is unavailable",
);

/** What the button beside it says where not even the page's texts have come. */
export const TRY_AGAIN = { bn: "আবার চেষ্টা করুন", en: "Try again" } as const;
