import { isoToDate } from "./calendar/calendar-date.ts";
import { toBengaliDigits } from "./fields/digits.ts";
import type { NumberOptions, UiFormats } from "./ui-formats.ts";

const INTL_LOCALE = { bn: "bn-BD", en: "en-GB" } as const;
const NUMBER_LOCALE = { bn: "bn-BD", en: "en-IN" } as const;
const WEEKDAY_WIDTH = { short: "narrow", medium: "short", long: "long" } as const;
/** CLDR leaves Thursday long in Bengali; newspapers and calendars do not. */
const SHORTER_WEEKDAYS: Record<"bn" | "en", Record<number, string>> = { bn: { 4: "বৃহঃ" }, en: {} };
const FIRST_SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** The formats of the kit, made from the browser's own Intl. */
export function createIntlFormats(language: "bn" | "en"): UiFormats {
  const locale = INTL_LOCALE[language];
  const digits = (text: string) => (language === "bn" ? toBengaliDigits(text) : text);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const long = dates({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const month = dates({ month: "long" });

  return {
    digits,
    number: (value, options = {}) => numberFormat(language, options).format(value),
    date: (iso) => digits(iso.split("-").toReversed().join("-")),
    longDate: (iso) => long.format(isoToDate(iso)),
    month: (year, of) => `${month.format(Date.UTC(2023, of - 1, 1))} ${digits(String(year))}`,
    weekday: (day, width) =>
      (width === "medium" && SHORTER_WEEKDAYS[language][day]) ||
      dates({ weekday: WEEKDAY_WIDTH[width] }).format(FIRST_SUNDAY + day * DAY_MS),
  };
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: "bn" | "en", options: NumberOptions): Intl.NumberFormat {
  const { fractionDigits, grouping = true } = options;
  const key = `${language} ${fractionDigits} ${grouping}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const fraction =
    fractionDigits === undefined
      ? {}
      : { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits };
  const made = new Intl.NumberFormat(NUMBER_LOCALE[language], {
    useGrouping: grouping,
    ...fraction,
  });
  numberFormats.set(key, made);
  return made;
}
