import { toAsciiDigits } from "./digits.ts";

/** The number written in either script, null for nothing, undefined for something else. */
export function parseNumber(text: string): number | null | undefined {
  const plain = toAsciiDigits(text).replace(/[,\s]/g, "").replace(/^−/, "-");
  if (plain === "") return null;
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : undefined;
}

export function clampNumber(value: number, min = -Infinity, max = Infinity): number {
  return Math.min(max, Math.max(min, value));
}
