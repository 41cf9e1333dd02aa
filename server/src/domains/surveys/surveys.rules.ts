import { says } from "@shikkha/contract/kernel/field-message.ts";
import { endOfDay, statusOf } from "@shikkha/contract/notices/notice.ts";
import type { ReceivedState } from "@shikkha/contract/surveys/my-surveys.ts";
import { END_AFTER_START, endsAfterStart } from "@shikkha/contract/surveys/survey.ts";

/** A clock a little ahead or behind, and the seconds between writing and sending. */
const LATENESS_MS = 2 * 60_000;

export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Given {
  readonly dateFrom: string | null;
  readonly dateTo: string;
}

interface Fault {
  readonly path: string;
  readonly message: string;
}

/** When a survey opens and ends; null for the start means now. What is out keeps the start it had. */
export function periodOf({ dateFrom, dateTo }: Given, now: Date, kept?: Date): Period {
  const startsAt = kept ?? (dateFrom === null ? now : new Date(dateFrom));
  return { startsAt, endsAt: endOfDay(dateTo) };
}

/** Every fault of a period at once. */
export function periodFaults(
  { startsAt, endsAt }: Period,
  { dateTo }: Given,
  now: Date,
  isOut: boolean,
): Fault[] {
  const faults: Fault[] = [];
  if (!isOut && startsAt.getTime() < now.getTime() - LATENESS_MS)
    faults.push({
      path: "dateFrom",
      message: says("প্রকাশের সময় পার হয়ে গেছে", "The time of publication has passed"),
    });
  if (!endsAfterStart(startsAt, dateTo)) faults.push({ path: "dateTo", message: END_AFTER_START });
  else if (endsAt <= now)
    faults.push({
      path: "dateTo",
      message: says("শেষ তারিখ পার হয়ে গেছে", "The end date has passed"),
    });
  return faults;
}

interface Times extends Period {
  readonly closedAt: Date | null;
}

/** Whether receivers may answer, and change what they answered. */
export function isOpen(times: Times, now: Date): boolean {
  return statusOf(times, now) === "PUBLISHED";
}

/** Where a survey stands for the one who received it. */
export function receivedState(times: Times, isAnswered: boolean, now: Date): ReceivedState {
  if (isAnswered) return "ANSWERED";
  return isOpen(times, now) ? "OPEN" : "PAST";
}
