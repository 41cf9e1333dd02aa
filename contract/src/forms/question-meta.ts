import { FACTS } from "./facts.ts";
import { FORM_LIMITS, type QuestionMeta, TEXT_TYPES } from "./question.ts";
import { isOneOf } from "./read-fields.ts";

type Check = (value: unknown) => boolean;

const isBoolean: Check = (value) => typeof value === "boolean";
const isBetween =
  (least: number, most: number): Check =>
  (value) =>
    Number.isFinite(value) && Number(value) >= least && Number(value) <= most;

const CHECKS: Readonly<Record<keyof QuestionMeta, Check>> = {
  isRequired: isBoolean,
  type: (value) => isOneOf(TEXT_TYPES, value),
  regEx: (value) => typeof value === "string" && value.length <= FORM_LIMITS.pattern,
  min: isBetween(-1e12, 1e12),
  max: isBetween(-1e12, 1e12),
  weight: (value) => value !== 0 && isBetween(0, FORM_LIMITS.weight)(value),
  scale: (value) => Number.isInteger(value) && isBetween(2, FORM_LIMITS.scale)(value),
  shouldHideStar: isBoolean,
  fact: (value) => isOneOf(FACTS, value),
};

/** The settings in a question's JSON text (or already read); undefined where it is not JSON or holds what its kind does not take. */
export function parseMeta(
  sent: unknown,
  allowed: readonly (keyof QuestionMeta)[],
): QuestionMeta | undefined {
  const read = typeof sent === "string" ? fromJson(sent) : sent;
  if (read === null || typeof read !== "object" || Array.isArray(read)) return undefined;
  const settings = Object.entries(read).filter(([, value]) => value !== undefined);
  const isRight = ([key, value]: [string, unknown]) => isOneOf(allowed, key) && CHECKS[key](value);
  return settings.every(isRight) ? Object.fromEntries(settings) : undefined;
}

export function metaText(meta: QuestionMeta): string {
  return JSON.stringify(meta);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text || "{}");
  } catch {
    return undefined;
  }
}
