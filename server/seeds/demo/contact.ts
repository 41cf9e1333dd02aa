import type { Random } from "../random.ts";

/** From blocks no operator is known to have opened: a demo with a real SMS gateway should reach no stranger. */
const CLOSED_BLOCKS = ["0136", "0137", "0138", "0139", "0146", "0147", "0148", "0149"];

export function mobileNumber(random: Random): string {
  return random.pick(CLOSED_BLOCKS) + String(random.integer(1_000_000, 9_999_999));
}

/** Of a domain that can never exist. */
export function mailAddress(username: string): string {
  return `${username}@shikkha.example`;
}
