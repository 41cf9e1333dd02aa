import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { NOTICE_LIMITS } from "@shikkha/contract/notices/notice.ts";
import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import type { FieldErrors, Resolver } from "react-hook-form";
import { readRichText, wordsOf } from "../../../shared/rich-text/rich-nodes.ts";
import { startOf } from "../../../shared/form-page/start-time.ts";
import { contentOf, type NoticeValues } from "./notice-values.ts";

/** The fields an error can stand on, in the order of the screen. */
const NOTICE_FIELDS = [
  "title",
  "description",
  "date",
  "dateTo",
  "receivers",
  "channels",
  "message",
] as const;
export type NoticeField = (typeof NOTICE_FIELDS)[number];

/** What only the browser says; the contract has words for the rest. */
export interface OwnWords {
  readonly descriptionMissing: string;
  readonly tooLong: string;
  readonly dateMissing: string;
  readonly endMissing: string;
  readonly receiversMissing: string;
}

/** The field of the form that a field of the contract stands for. */
export function fieldFor(path: string): NoticeField | undefined {
  const [first] = path.split(".");
  return NOTICE_FIELDS.find((name) => name === first || (name === "date" && first === "dateFrom"));
}

const schema = noticeCalls.update.body;

/** Checks with the contract's rules, plus what can only be wrong on a screen. */
export function noticeResolver(language: Language, words: OwnWords): Resolver<NoticeValues> {
  return (values) => {
    const found = new Map<NoticeField, string>();
    const text = wordsOf(readRichText(values.description));
    if (text === "") found.set("description", words.descriptionMissing);
    if (text.length > NOTICE_LIMITS.description) found.set("description", words.tooLong);
    if (startOf(values) === undefined) found.set("date", words.dateMissing);
    if (values.hasEnd && values.dateTo === null) found.set("dateTo", words.endMissing);
    const content = contentOf(values, []);
    if (content.receivers === undefined) found.set("receivers", words.receiversMissing);
    const parsed = schema.safeParse({ version: 1, ...content });
    for (const issue of parsed.success ? [] : parsed.error.issues) {
      const field = fieldFor(issue.path.join("."));
      if (field && !found.has(field)) found.set(field, fieldMessage(issue, language));
    }
    if (found.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      [...found].map(([field, message]) => [field, { type: "custom", message }]),
    ) as FieldErrors<NoticeValues>;
    return { values: {}, errors };
  };
}
