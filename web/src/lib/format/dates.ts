import { dayInDhaka, TIME_ZONE } from "@shikkha/contract/kernel/dates.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { once } from "@shikkha/contract/kernel/once.ts";

/** en-GB shortens September to "Sept"; the product writes three letters. */
const LOCALE: Record<Language, string> = { bn: "bn-BD", en: "en-US" };

type Part = "weekday" | "month";
type Width = "narrow" | "short" | "long";

const names = new Map<string, Intl.DateTimeFormat>();

function nameOf(language: Language, part: Part, width: Width, date: Date): string {
  const key = `${language} ${part} ${width}`;
  const format =
    names.get(key) ?? new Intl.DateTimeFormat(LOCALE[language], { [part]: width, timeZone: "UTC" });
  names.set(key, format);
  return format.format(date);
}

export function digitsOf(language: Language, text: string): string {
  return language === "bn" ? toBengaliDigits(text) : text;
}

/** A day as it is on the wire, or an instant, of which the day in Dhaka counts. */
function dayOf(value: string): { date: Date; year: string; month: string; day: string } {
  const iso = value.length === 10 ? value : dayInDhaka(new Date(value));
  const [year = "", month = "", day = ""] = iso.split("-");
  return { date: new Date(`${iso}T00:00:00Z`), year, month, day };
}

/** 15-11-2026 */
export function formatDate(language: Language, value: string): string {
  const { year, month, day } = dayOf(value);
  return digitsOf(language, `${day}-${month}-${year}`);
}

/** 15 Nov, 2026 */
export function formatMediumDate(language: Language, value: string): string {
  const { date, year, day } = dayOf(value);
  return `${digitsOf(language, day)} ${nameOf(language, "month", "short", date)}, ${digitsOf(language, year)}`;
}

/** Nov 26 */
export function formatShortMonth(language: Language, value: string): string {
  const { date, year } = dayOf(value);
  return `${nameOf(language, "month", "short", date)} ${digitsOf(language, year.slice(2))}`;
}

/** Sunday, 15 November 2026 */
export function formatLongDate(language: Language, value: string): string {
  const { date, year, day } = dayOf(value);
  const number = digitsOf(language, String(Number(day)));
  const month = nameOf(language, "month", "long", date);
  return `${nameOf(language, "weekday", "long", date)}, ${number} ${month} ${digitsOf(language, year)}`;
}

/** 11 → November, where the year stands elsewhere. */
export function formatMonthName(language: Language, month: number): string {
  return nameOf(language, "month", "long", new Date(Date.UTC(2000, month - 1, 1)));
}

/** (2026, 11) → November 2026 */
export function formatMonth(language: Language, year: number, month: number): string {
  return `${formatMonthName(language, month)} ${digitsOf(language, String(year))}`;
}

const FIRST_SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** 0 is Sunday. */
export function formatWeekday(language: Language, day: number, width: Width): string {
  return nameOf(language, "weekday", width, new Date(FIRST_SUNDAY + day * DAY_MS));
}

/** CLDR keeps Latin AM and PM in Bengali; offices write these. */
const DAY_HALF: Record<Language, readonly [string, string]> = {
  bn: ["পূর্বাহ্ণ", "অপরাহ্ণ"],
  en: ["AM", "PM"],
};

const clock = once(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      timeZone: TIME_ZONE,
      hour: "2-digit",
      minute: "2-digit",
    }),
);

/** পূর্বাহ্ণ ৯:৪০, 9:40 AM; the time in Dhaka. */
export function formatTime(language: Language, instant: string): string {
  const [hour = "0", minute = "00"] = clock().format(new Date(instant)).split(":");
  const time = digitsOf(language, `${Number(hour) % 12 || 12}:${minute}`);
  const half = DAY_HALF[language][Number(hour) < 12 ? 0 : 1];
  return language === "bn" ? `${half} ${time}` : `${time} ${half}`;
}
