import type { Language } from "@shikkha/contract/kernel/language.ts";
import { formatBanglaDate } from "./bangla-date.ts";
import {
  digitsOf,
  formatDate,
  formatLongDate,
  formatMediumDate,
  formatMonth,
  formatMonthName,
  formatShortMonth,
  formatTime,
  formatWeekday,
} from "./dates.ts";
import { formatNumber, formatPercent, formatRating, type NumberOptions } from "./numbers.ts";

const WEEKDAY_WIDTH = { short: "narrow", medium: "short", long: "long" } as const;

/** Everything that is written differently in the two languages; the kit takes it as its formats. */
export function createFormat(language: Language) {
  return {
    language,
    digits: (text: string) => digitsOf(language, text),
    number: (value: number, options?: NumberOptions) => formatNumber(language, value, options),
    percent: (share: number, fractionDigits?: number) =>
      formatPercent(language, share, fractionDigits),
    rating: (value: number) => formatRating(language, value),
    date: (value: string) => formatDate(language, value),
    mediumDate: (value: string) => formatMediumDate(language, value),
    shortMonth: (value: string) => formatShortMonth(language, value),
    longDate: (value: string) => formatLongDate(language, value),
    banglaDate: (isoDay: string) => formatBanglaDate(language, isoDay),
    monthName: (month: number) => formatMonthName(language, month),
    month: (year: number, month: number) => formatMonth(language, year, month),
    weekday: (day: number, width: keyof typeof WEEKDAY_WIDTH) =>
      formatWeekday(language, day, WEEKDAY_WIDTH[width]),
    time: (instant: string) => formatTime(language, instant),
    /** Of a pair of texts, the one in the reader's language; the other when that one is missing. */
    pick: (bangla: string | null, english: string | null) =>
      (language === "bn" ? bangla || english : english || bangla) ?? "",
    /** The name of anything that carries the pair. */
    name: (of: { readonly nameBangla: string; readonly nameEnglish: string }) =>
      language === "bn" ? of.nameBangla : of.nameEnglish,
  };
}

export type Format = ReturnType<typeof createFormat>;
