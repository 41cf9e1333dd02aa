import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import type { Channel } from "@shikkha/contract/settings.ts";
import type { SystemWords } from "../notices/notices.lookup.ts";

/** What costs nothing: a survey may go to half a million people, and the bell has it anyway. */
const CHANNELS: readonly Channel[] = ["EMAIL", "PUSH"];

interface Told {
  readonly id: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly endsAt: Date;
}

export function surveyLink(id: number): string {
  return `/my-surveys/${id}`;
}

export function publishedMessage({ id, nameBangla, nameEnglish, endsAt }: Told): SystemWords {
  const [y, m, d] = lastDayOf(endsAt).split("-");
  const last = `${d}-${m}-${y}`;
  const bn = toBengaliDigits(last);
  return {
    kind: "SURVEY_PUBLISHED",
    title: { bn: `জরিপ: ${nameBangla}`, en: `Survey: ${nameEnglish}` },
    body: {
      bn: `${bn} তারিখ পর্যন্ত উত্তর দেওয়া ও বদলানো যাবে।`,
      en: `It can be answered, and the answer changed, until ${last}.`,
    },
    message: `জরিপ: ${nameBangla}। ${bn} তারিখের মধ্যে উত্তর দিন। -মাউশি`,
    link: surveyLink(id),
    channels: CHANNELS,
  };
}
