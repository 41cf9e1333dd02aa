import type { AuditLogEntry } from "./audit.ts";
import {
  FIELD_NAMES,
  LANGUAGE_NAMES,
  REPORT_NAMES,
  STATUS_NAMES,
  TARGET_NAMES,
  VALUE_NAMES,
} from "./audit-words.ts";
import { isDay } from "./kernel/dates.ts";
import { toBengaliDigits } from "./kernel/digits.ts";
import type { Bilingual, Language } from "./kernel/language.ts";
import { SETTING_NAMES } from "./setting-names.ts";

export const NOTHING = "—";

/** Targets of which there is but one, or whose id is only a secret's trace. */
const LONE = new Set(["auditChain", "gallery", "institutes", "partnerLogo", "session"]);

const YES = { bn: "হ্যাঁ", en: "Yes" } as const;
const NO = { bn: "না", en: "No" } as const;
const NUMBERED = { bn: "{name} নং {id}", en: "{name} no. {id}" } as const;

/** The second of January 2000 was a Sunday, and weeks begin on it. */
const SUNDAY_MS = Date.UTC(2000, 0, 2);
const DAY_MS = 86_400_000;

/** What an entry holds, in the reader's words; codes nobody has words for stay as they are. */
export function auditText(language: Language) {
  const digits = (text: string) => (language === "bn" ? toBengaliDigits(text) : text);
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });

  function named(words: Readonly<Record<string, Bilingual>>, text: string): string | undefined {
    return Object.hasOwn(words, text) ? words[text]?.[language] : undefined;
  }

  function fieldName(path: readonly string[]): string {
    return path
      .map((part) => named(FIELD_NAMES, part) ?? named(LANGUAGE_NAMES, part) ?? digits(part))
      .join(" › ");
  }

  function plain(field: string | undefined, value: unknown): string {
    if (typeof value === "boolean") return (value ? YES : NO)[language];
    if (typeof value === "number")
      return field === "weeklyHolidays"
        ? weekday.format(SUNDAY_MS + value * DAY_MS)
        : digits(String(value));
    if (typeof value !== "string") return JSON.stringify(value);
    if (isDay(value)) return digits(value.split("-").toReversed().join("-"));
    const state = field === "status" ? named(STATUS_NAMES, value) : undefined;
    return state ?? named(VALUE_NAMES, value) ?? value;
  }

  function valueText(path: readonly string[], value: unknown): string {
    if (value === undefined || value === null || value === "") return NOTHING;
    const field = path.at(-1);
    if (!Array.isArray(value)) return plain(field, value);
    return value.map((one) => plain(field, one)).join(", ") || NOTHING;
  }

  function targetText({ targetKind, targetId }: Pick<AuditLogEntry, "targetKind" | "targetId">) {
    if (targetKind === null) return NOTHING;
    const name = named(TARGET_NAMES, targetKind) ?? targetKind;
    if (targetId === null || LONE.has(targetKind)) return name;
    const inner =
      (targetKind === "setting" && named(SETTING_NAMES, targetId)) ||
      (targetKind === "report" && named(REPORT_NAMES, targetId));
    if (inner || Number.isNaN(Number(targetId))) return `${name}: ${inner || targetId}`;
    return NUMBERED[language].replace("{name}", name).replace("{id}", digits(targetId));
  }

  return { fieldName, valueText, targetText };
}

export type AuditText = ReturnType<typeof auditText>;
