import { once } from "../kernel/once.ts";
import * as z from "zod/mini";
import { day } from "../kernel/date-fields.ts";
import { TIME_ZONE } from "../kernel/dates.ts";
import { errorKind } from "../kernel/errors.ts";
import { says } from "../kernel/field-message.ts";
import { id } from "../kernel/numbers.ts";
import { CHANNELS, MESSAGE_LIMIT } from "../settings.ts";
import { receiverRule } from "./receivers.ts";

export const NOTICE_LIMITS = { title: 128, description: 5000, message: MESSAGE_LIMIT } as const;
/** The markup around the words, and words that only look long because they are escaped. */
const MARKUP_LIMIT = 60_000;

export const NOTICE_STATUSES = ["UPCOMING", "PUBLISHED", "EXPIRED", "CLOSED"] as const;
export type NoticeStatus = (typeof NOTICE_STATUSES)[number];

/** NOTICE is written by someone, REGULAR is told by the system. */
export const NOTICE_TYPES = ["NOTICE", "REGULAR"] as const;

export const NOTICE_ERRORS = {
  over: errorKind(
    5101,
    409,
    "নোটিশটি বন্ধ বা মেয়াদোত্তীর্ণ; এটি আর বদলানো বা প্রকাশ করা যাবে না।",
    "The notice is closed or expired; it cannot be changed or published any more.",
  ),
  alreadyOut: errorKind(
    5102,
    409,
    "নোটিশটি প্রকাশিত হয়ে গেছে; প্রাপক, মাধ্যম ও প্রকাশের সময় আর বদলানো যাবে না।",
    "The notice is out; its receivers, channels and time of publication can no longer be changed.",
  ),
  noReceivers: errorKind(5103, 422, "এই শর্তে কোনো প্রাপক নেই।", "These conditions reach nobody."),
  fileType: errorKind(
    5110,
    422,
    "শুধু JPEG, PNG ও PDF ফাইল দেওয়া যায়।",
    "Only JPEG, PNG and PDF files are taken.",
  ),
  fileSize: errorKind(
    5111,
    422,
    "ফাইল {megabytes} এমবির বেশি হতে পারে না।",
    "A file cannot be larger than {megabytes} MB.",
  ),
  fileTwice: errorKind(
    5112,
    409,
    "একই ফাইল আগেই যোগ করা হয়েছে।",
    "The same file has already been added.",
  ),
  fileCount: errorKind(
    5113,
    422,
    "সর্বোচ্চ {files}টি ফাইল দেওয়া যায়।",
    "At most {files} files can be added.",
  ),
  fileActive: errorKind(
    5114,
    422,
    "এই PDF-এ স্ক্রিপ্ট, ফরম বা সংযুক্ত ফাইল আছে, তাই নেওয়া যায়নি।",
    "This PDF holds scripts, actions or embedded files and was not taken.",
  ),
  fileBroken: errorKind(
    5115,
    422,
    "ফাইলটি খোলা যায়নি; এটি হয়তো নষ্ট।",
    "The file could not be opened; it may be damaged.",
  ),
} as const;

const title = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: says("নোটিশের শিরোনাম দিন", "Please add notice title") }),
    z.maxLength(NOTICE_LIMITS.title),
  );

const instant = z.string().check(
  z.refine((text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: says("সঠিক সময় লিখুন", "Write a valid time"),
  }),
);

export const noticeContent = {
  title,
  /** Rich text; cleaned on the server, and measured by its words. */
  description: z.string().check(z.maxLength(MARKUP_LIMIT)),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: says("বার্তা লিখুন", "Write the notification message") }),
      z.maxLength(NOTICE_LIMITS.message),
    ),
  /** When it goes out; null means now. */
  dateFrom: z.nullable(instant),
  /** Its last day in Dhaka; null where an end does not apply. */
  dateTo: z.nullable(day()),
  receivers: receiverRule,
  channels: z.array(z.enum(CHANNELS)).check(z.maxLength(CHANNELS.length)),
  attachmentIds: z.array(id()).check(z.maxLength(10)),
};

interface Times {
  readonly startsAt: string | Date;
  readonly endsAt: string | Date | null;
  readonly closedAt: string | Date | null;
}

/** The state is what the clock and the author's hand make of it; nothing stores it. */
export function statusOf({ startsAt, endsAt, closedAt }: Times, now: Date): NoticeStatus {
  if (closedAt !== null) return "CLOSED";
  if (new Date(startsAt) > now) return "UPCOMING";
  return endsAt !== null && new Date(endsAt) <= now ? "EXPIRED" : "PUBLISHED";
}

/** The moment a last day is over in Dhaka, which keeps one time all year. */
export function endOfDay(lastDay: string): Date {
  return new Date(Date.parse(`${lastDay}T00:00:00+06:00`) + 86_400_000);
}

const dhakaDay = once(() => new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE }));

/** The last day of something that ends at this moment. */
export function lastDayOf(endsAt: string | Date): string {
  return dhakaDay().format(new Date(new Date(endsAt).getTime() - 1));
}
