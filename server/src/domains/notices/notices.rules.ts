import { says } from "@shikkha/contract/kernel/field-message.ts";
import { endOfDay, NOTICE_LIMITS } from "@shikkha/contract/notices/notice.ts";

/** A clock a little ahead or behind, and the seconds between writing and sending. */
const LATENESS_MS = 2 * 60_000;

interface Given {
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
}

export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** When a notice goes out and ends; null for the start means now. */
export function periodOf({ dateFrom, dateTo }: Given, now: Date): Period {
  return {
    startsAt: dateFrom === null ? now : new Date(dateFrom),
    endsAt: dateTo === null ? null : endOfDay(dateTo),
  };
}

/** Whether a period can be published: not begun in the past, ending after it begins and after now. */
export function periodFaults({ startsAt, endsAt }: Period, now: Date, isOut: boolean): Fault[] {
  const faults: Fault[] = [];
  if (!isOut && startsAt.getTime() < now.getTime() - LATENESS_MS)
    faults.push({
      path: "dateFrom",
      message: says("প্রকাশের সময় পার হয়ে গেছে", "The time of publication has passed"),
    });
  if (endsAt !== null && (endsAt <= startsAt || endsAt <= now))
    faults.push({
      path: "dateTo",
      message: says(
        "শেষ তারিখ প্রকাশের তারিখ ও আজকের পরে হতে হবে",
        "The end must lie after the publication and after today",
      ),
    });
  return faults;
}

/** Words count, markup does not. */
export function descriptionFaults(words: string): Fault[] {
  const path = "description";
  if (words === "")
    return [{ path, message: says("নোটিশের বিবরণ লিখুন", "Write the notice's description") }];
  if (words.length <= NOTICE_LIMITS.description) return [];
  return [{ path, message: says("সর্বোচ্চ ৫,০০০ অক্ষর লেখা যাবে", "Write at most 5,000 characters") }];
}

/** The same content however its keys are ordered. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(",")}}`;
}
