import * as z from "zod/mini";
import { canonicalJson } from "../forms/canonical.ts";
import { toBengaliDigits } from "../kernel/digits.ts";
import type { Language } from "../kernel/language.ts";

/** What the server answers to a submission: proof that it has it, and as what. */
export const receipt = z.object({
  visitId: z.number(),
  /** Which submission of the visit it is for. */
  version: z.number(),
  number: z.string(),
  at: z.string(),
  /** SHA-256 of the submission as `receiptText` writes it, in hexadecimal. */
  hash: z.string(),
  /** Ed25519 over number, time and hash, each on a line, in base64url. */
  signature: z.string(),
  /** Photos the server still waits for, by the ids their device gave them. */
  awaitedPhotos: z.array(z.string()),
});
export type Receipt = z.infer<typeof receipt>;

/** The text a submission is known by: keys in order, so that the same content always gives the same hash. */
export function receiptText(submission: object): string {
  return canonicalJson(submission);
}

/** What is signed. */
export function signedText({ number, at, hash }: Pick<Receipt, "number" | "at" | "hash">): string {
  return `${number}\n${at}\n${hash}`;
}

const PREFIXES = {
  general: { code: "GEN", bn: "সাপ", en: "GEN" },
  classroom: { code: "CLS", bn: "শ্রেণি", en: "CLS" },
  office: { code: "OFC", bn: "অফিস", en: "OFC" },
} as const;

export function receiptNumber(kind: keyof typeof PREFIXES, year: number, visitId: number): string {
  return `${PREFIXES[kind].code}-${year}-${String(visitId).padStart(6, "0")}`;
}

/** The number as the reader's language writes it. */
export function shownReceiptNumber(number: string, language: Language): string {
  if (language === "en") return number;
  const [code = "", ...rest] = number.split("-");
  const prefix = Object.values(PREFIXES).find((one) => one.code === code)?.bn ?? code;
  return toBengaliDigits([prefix, ...rest].join("-"));
}
