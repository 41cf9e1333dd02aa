import { normalise } from "../kernel/text.ts";
import type { Bilingual } from "../kernel/language.ts";
import { FAULTS } from "./tree-fault.ts";

/**
 * The parts of a question are read by hand and not by a schema: a form of hundreds of questions is read each time it is
 * opened, and this is many times as quick.
 */
export type Report = (part: string, about: Bilingual) => void;

export type Fields = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Fields {
  return value !== null && typeof value === "object";
}

export function isWholeId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

export function isOneOf<Word extends string>(
  words: readonly Word[],
  value: unknown,
): value is Word {
  return (words as readonly unknown[]).includes(value);
}

/** Text as it is kept: NFC, without the characters no field of ours can hold. */
export function readWords(
  sent: unknown,
  most: number,
  wrong: Bilingual,
  report: (about: Bilingual) => void,
): string {
  if (sent === undefined) return "";
  if (typeof sent !== "string") {
    report(wrong);
    return "";
  }
  const text = normalise(sent);
  if (text.includes("\u0000") || !text.isWellFormed()) report(FAULTS.unsafe);
  if (text.length > most) report(FAULTS.tooLong);
  return text;
}
