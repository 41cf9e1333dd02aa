import type { Bilingual, Language } from "./language.ts";
import { toBengaliDigits } from "./digits.ts";

/** Stands between the two languages inside a schema's message; no text of ours can hold it. */
const SEPARATOR = "\u001f";

/** A schema's own message, in both languages, written where the rule is. */
export function says(bn: string, en: string): string {
  return bn + SEPARATOR + en;
}

/** What a schema reports of one wrong value; the shape of zod's issues, as far as messages need it. */
export interface FieldIssue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly input?: unknown;
  readonly path: readonly PropertyKey[];
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly origin?: string | undefined;
  readonly keys?: readonly string[] | undefined;
}

/** The message of one issue in the reader's language. */
export function fieldMessage(issue: FieldIssue, language: Language): string {
  const own = issue.message.split(SEPARATOR);
  const [bn, en] = own;
  if (bn !== undefined && en !== undefined) return language === "bn" ? bn : en;
  const text = generalMessage(issue)[language];
  return language === "bn" ? toBengaliDigits(text) : text;
}

function generalMessage(issue: FieldIssue): Bilingual {
  const isText = issue.origin === "string";
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? { bn: "এই তথ্যটি আবশ্যক", en: "This is required" }
        : { bn: "তথ্যটি সঠিক ধরনের নয়", en: "This is not the right kind of value" };
    case "too_small":
      if (isText && Number(issue.minimum) <= 1)
        return { bn: "এই তথ্যটি আবশ্যক", en: "This is required" };
      return isText
        ? {
            bn: `কমপক্ষে ${issue.minimum} অক্ষর লিখুন`,
            en: `Write at least ${issue.minimum} characters`,
          }
        : {
            bn: `মান কমপক্ষে ${issue.minimum} হতে হবে`,
            en: `This must be at least ${issue.minimum}`,
          };
    case "too_big":
      return isText
        ? {
            bn: `সর্বোচ্চ ${issue.maximum} অক্ষর লেখা যাবে`,
            en: `Write at most ${issue.maximum} characters`,
          }
        : { bn: `মান সর্বোচ্চ ${issue.maximum} হতে পারে`, en: `This must be at most ${issue.maximum}` };
    case "invalid_value":
      return { bn: "তালিকার একটি মান বেছে নিন", en: "Choose one of the listed values" };
    case "unrecognized_keys":
      return {
        bn: `অজানা তথ্য: ${issue.keys?.join(", ") ?? ""}`,
        en: `Unknown fields: ${issue.keys?.join(", ") ?? ""}`,
      };
    default:
      return { bn: "তথ্যটি সঠিক নয়", en: "This value is not valid" };
  }
}
