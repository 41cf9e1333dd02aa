import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Cell, ColumnKind } from "./column.ts";

/** By lakh and crore in both languages. */
const LOCALE: Record<Language, string> = { bn: "bn-BD", en: "en-IN" };

const formats = new Map<string, Intl.NumberFormat>();

function numberText(language: Language, value: number, digits: number | undefined): string {
  const key = `${language} ${digits}`;
  const made =
    formats.get(key) ??
    new Intl.NumberFormat(LOCALE[language], {
      ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  formats.set(key, made);
  return made.format(value);
}

/** A value as people read it on paper, in the reader's digits. */
export function cellText(value: Cell, kind: ColumnKind, language: Language): string {
  if (value === null) return "";
  if (typeof value === "number") {
    if (kind === "rating") return numberText(language, value, 1);
    if (kind === "percent") return `${numberText(language, value, 1)}%`;
    // Most figures are small; formatting those needs no grouping.
    const isShort = Number.isInteger(value) && value >= 0 && value < 1000;
    return isShort ? digits(language, String(value)) : numberText(language, value, undefined);
  }
  if (kind === "day") return digits(language, dayText(value));
  return kind === "code" ? digits(language, value) : value;
}

export function digits(language: Language, text: string): string {
  return language === "bn" ? toBengaliDigits(text) : text;
}

/** 15-11-2026, of a day or an instant. */
function dayText(value: string): string {
  const iso = value.length === 10 ? value : dayInDhaka(new Date(value));
  return `${iso.slice(8)}-${iso.slice(5, 7)}-${iso.slice(0, 4)}`;
}
