import * as z from "zod/mini";
import { toAsciiDigits } from "./digits.ts";

/** The largest id: what PostgreSQL's bigint and a JavaScript number both hold exactly. */
const MOST = Number.MAX_SAFE_INTEGER;

/**
 * A whole number in an address or a query, where everything is text: digits of either script. What is not a whole
 * number stays as it was and is refused as the wrong kind.
 */
export function wholeNumber(least = 0, most = MOST) {
  return z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(readWhole)),
    z.number().check(z.int(), z.gte(least), z.lte(most)),
  );
}

/** An id in an address or a query. */
export function idText() {
  return wholeNumber(1);
}

/** An id in a body or an answer. */
export function id() {
  return z.number().check(z.int(), z.gte(1), z.lte(MOST));
}

function readWhole(value: string | number): unknown {
  if (typeof value === "number") return value;
  const text = toAsciiDigits(value.trim());
  return /^-?[0-9]{1,16}$/.test(text) ? Number(text) : value;
}
