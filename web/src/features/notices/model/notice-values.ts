import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { Attachment } from "@shikkha/contract/notices/attachments.ts";
import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import type { noticeCalls, NoticeDetail } from "@shikkha/contract/notices/notices.ts";
import type { Channel } from "@shikkha/contract/settings.ts";
import { dhakaTime, startOf, type StartValues } from "../../../shared/form-page/start-time.ts";
import {
  draftOf,
  NO_RECEIVERS,
  type ReceiverDraft,
  ruleOf,
} from "../../../shared/receiver-picker/receiver-draft.ts";

/** What the form holds; the contract's body is made from it. */
export interface NoticeValues extends StartValues {
  title: string;
  description: string;
  message: string;
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

/** A stored notice as the form shows it. */
export function valuesOf(notice: NoticeDetail): NoticeValues {
  return {
    title: notice.title,
    description: notice.description,
    message: notice.message,
    when: "LATER",
    date: dayInDhaka(new Date(notice.startsAt)),
    time: dhakaTime(notice.startsAt),
    hasEnd: notice.endsAt !== null,
    dateTo: notice.endsAt && lastDayOf(notice.endsAt),
    receivers: draftOf(notice.receivers, notice.named),
    channels: [...notice.channels],
  };
}
