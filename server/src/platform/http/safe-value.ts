import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { normalise } from "@shikkha/contract/kernel/text.ts";
import { AppError } from "../errors/app-error.ts";

const DEEPEST = 64;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/**
 * A copy of what was sent in which every text is NFC. Refuses what no field of ours can hold: NUL, lone surrogates,
 * numbers beyond what JSON can carry, keys that reach for an object's prototype, and bottomless nesting.
 */
export function safeValue(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return safeText(value);
  if (typeof value === "number" && !Number.isFinite(value)) throw new AppError(ERRORS.unsafeText);
  if (value === null || typeof value !== "object") return value;
  if (depth >= DEEPEST) throw new AppError(ERRORS.unsafeText);
  if (Array.isArray(value)) return value.map((item) => safeValue(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new AppError(ERRORS.unsafeText);
    copy[safeText(key)] = safeValue(item, depth + 1);
  }
  return copy;
}

function safeText(text: string): string {
  if (text.includes("\u0000") || !text.isWellFormed()) throw new AppError(ERRORS.unsafeText);
  return normalise(text);
}
