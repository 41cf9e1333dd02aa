import type { Language } from "@shikkha/contract/kernel/language.ts";
import { digitsOf } from "./dates.ts";

const MONTHS: Record<Language, readonly string[]> = {
  bn: [
    "বৈশাখ",
    "জ্যৈষ্ঠ",
    "আষাঢ়",
    "শ্রাবণ",
    "ভাদ্র",
    "আশ্বিন",
    "কার্তিক",
    "অগ্রহায়ণ",
    "পৌষ",
    "মাঘ",
    "ফাল্গুন",
    "চৈত্র",
  ],
  en: [
    "Boishakh",
    "Joishtho",
    "Asharh",
    "Srabon",
    "Bhadro",
    "Ashwin",
    "Kartik",
    "Ogrohayon",
    "Poush",
    "Magh",
    "Falgun",
    "Choitro",
  ],
};
const DAY_MS = 86_400_000;
const FALGUN = 10;
const YEARS_BEHIND = 593;

/** The first half of the year has months of 31 days, the rest 30, Falgun 29 and in a leap year 30 (in force since 2019). */
function monthDays(month: number, isLeap: boolean): number {
  if (month < 6) return 31;
  return month === FALGUN && !isLeap ? 29 : 30;
}

/** The day in the calendar of Bangladesh, where the year begins on 14 April: ৩০ কার্তিক ১৪৩৩. */
export function formatBanglaDate(language: Language, isoDay: string): string {
  const date = Date.parse(`${isoDay}T00:00:00Z`);
  const year = Number(isoDay.slice(0, 4));
  const start = date >= Date.UTC(year, 3, 14) ? year : year - 1;
  const isLeap = new Date(Date.UTC(start + 1, 1, 29)).getUTCMonth() === 1;
  let day = Math.round((date - Date.UTC(start, 3, 14)) / DAY_MS) + 1;
  let month = 0;
  while (day > monthDays(month, isLeap)) {
    day -= monthDays(month, isLeap);
    month += 1;
  }
  const name = MONTHS[language][month] ?? "";
  return `${digitsOf(language, String(day))} ${name} ${digitsOf(language, String(start - YEARS_BEHIND))}`;
}
