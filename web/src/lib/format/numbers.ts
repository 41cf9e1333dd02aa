import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";

/** Both group by lakh and crore; plain "en" would group by thousands. */
const NUMBER_LOCALE: Record<Language, string> = { bn: "bn-BD", en: "en-IN" };

export interface NumberOptions {
  readonly fractionDigits?: number;
  /** Off for years, EIIN, phone and PDS numbers. */
  readonly grouping?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(NUMBER_LOCALE[language], options);
  formats.set(key, made);
  return made;
}

/** Below this no number is grouped. */
const GROUPED_FROM = 1000;

export function formatNumber(
  language: Language,
  value: number,
  { fractionDigits, grouping = true }: NumberOptions = {},
): string {
  // Nearly every number on a page is a small count; it needs none of the language's rules, which are slow to fetch.
  if (fractionDigits === undefined && Number.isInteger(value) && value >= 0 && value < GROUPED_FROM)
    return language === "bn" ? toBengaliDigits(String(value)) : String(value);
  const fraction = fractionDigits !== undefined && {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  };
  return formatOf(language, { useGrouping: grouping, ...fraction }).format(value);
}

/** 0.1234 → ১২.৩% */
export function formatPercent(language: Language, share: number, fractionDigits = 1): string {
  return formatOf(language, { style: "percent", maximumFractionDigits: fractionDigits }).format(
    share,
  );
}

/** A rating always shows one decimal: 4 → ৪.০ */
export function formatRating(language: Language, rating: number): string {
  return formatNumber(language, rating, { fractionDigits: 1 });
}
