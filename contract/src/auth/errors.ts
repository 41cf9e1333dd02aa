import { errorKind } from "../kernel/errors.ts";

export const AUTH_ERRORS = {
  ticketSpent: errorKind(
    2100,
    401,
    "লগইনের সময় শেষ হয়েছে। আবার লগইন করুন।",
    "This sign-in has run out. Please login again.",
  ),
  wrongPassword: errorKind(
    2101,
    400,
    "ব্যবহারকারীর নাম বা পাসওয়ার্ড সঠিক নয়।",
    "The user name or the password is not right.",
  ),
  locked: errorKind(
    2102,
    423,
    "বারবার ভুল পাসওয়ার্ড দেওয়ায় হিসাবটি {minutes} মিনিটের জন্য বন্ধ আছে।",
    "The account is locked for {minutes} minutes after too many wrong passwords.",
  ),
  lockedByAdministrator: errorKind(
    2108,
    423,
    "প্রশাসক হিসাবটি বন্ধ রেখেছেন। প্রশাসকের সঙ্গে যোগাযোগ করুন।",
    "An administrator has locked this account. Please contact the administrator.",
  ),
  mustChangePassword: errorKind(
    2103,
    409,
    "প্রথমবার প্রবেশের আগে নতুন পাসওয়ার্ড দিন।",
    "Set a new password before you sign in for the first time.",
  ),
  unknownAccount: errorKind(
    2105,
    403,
    "এই হিসাবের কোনো দায়িত্ব এই সিস্টেমে নেই।",
    "This account has no duty in this system.",
  ),
  refusedByProvider: errorKind(
    2106,
    401,
    "একক লগইন সম্পন্ন হয়নি। আবার চেষ্টা করুন।",
    "The single sign-on was not completed. Please try again.",
  ),
  providerAway: errorKind(
    2109,
    503,
    "একক লগইন সেবার সঙ্গে যোগাযোগ করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।",
    "The single sign-on cannot be reached at the moment. Please try again shortly.",
  ),
  noSuchDuty: errorKind(2107, 404, "দায়িত্বটি পাওয়া যায়নি।", "The duty was not found."),
} as const;
