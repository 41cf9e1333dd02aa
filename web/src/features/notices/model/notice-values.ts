import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { Attachment } from "@shikkha/contract/notices/attachments.ts";
import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import type { noticeCalls, NoticeDetail } from "@shikkha/contract/notices/notices.ts";
import type { Channel } from "@shikkha/contract/settings.ts";
import {
  draftOf,
  NO_RECEIVERS,
  type ReceiverDraft,
  ruleOf,
} from "../../../shared/receiver-picker/receiver-draft.ts";

/** What the form holds; the contract's body is made from it. */
export interface NoticeValues {
  title: string;
  description: string;
  message: string;
  when: "NOW" | "LATER";
  date: string | null;
  /** HH:mm by the clock of Dhaka. */
  time: string;
  hasEnd: boolean;
  dateTo: string | null;
  receivers: ReceiverDraft;
  channels: Channel[];
}

export const EMPTY_NOTICE: NoticeValues = {
  title: "",
  description: "",
  message: "",
  when: "NOW",
  date: null,
  time: "09:00",
  hasEnd: false,
  dateTo: null,
  receivers: NO_RECEIVERS,
  channels: [],
};

type Content = Omit<BodyOf<typeof noticeCalls.create>, "clientId" | "receivers"> & {
  receivers: BodyOf<typeof noticeCalls.create>["receivers"] | undefined;
};

/** The moment a scheduled notice goes out; undefined while the day or the time is missing or none. */
export function startOf({ when, date, time: typed }: NoticeValues): string | null | undefined {
  if (when === "NOW") return null;
  const time = tidyTime(typed);
  if (date === null || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  return new Date(`${date}T${time}:00+06:00`).toISOString();
}

/** A time as it is typed, with or without its zero: 9:05 is 09:05, and 14 is 14:00. */
export function tidyTime(typed: string): string {
  const [hour = "", minute = "00"] = typed.trim().split(/[:.]/);
  return /^\d{1,2}$/.test(hour) && /^\d{2}$/.test(minute)
    ? `${hour.padStart(2, "0")}:${minute}`
    : typed;
}

export function contentOf(values: NoticeValues, attachments: readonly Attachment[]): Content {
  return {
    title: values.title,
    description: values.description,
    message: values.message,
    dateFrom: startOf(values) ?? null,
    dateTo: values.hasEnd ? values.dateTo : null,
    receivers: ruleOf(values.receivers),
    channels: [...values.channels],
    attachmentIds: attachments.map(({ id }) => id),
  };
}

const dhakaTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Dhaka",
  hour: "2-digit",
  minute: "2-digit",
});

/** A stored notice as the form shows it. */
export function valuesOf(notice: NoticeDetail): NoticeValues {
  return {
    title: notice.title,
    description: notice.description,
    message: notice.message,
    when: "LATER",
    date: dayInDhaka(new Date(notice.startsAt)),
    time: dhakaTime.format(new Date(notice.startsAt)),
    hasEnd: notice.endsAt !== null,
    dateTo: notice.endsAt && lastDayOf(notice.endsAt),
    receivers: draftOf(notice.receivers, notice.named),
    channels: [...notice.channels],
  };
}
