import { PRESENCE_PARTS, type PresencePart } from "@shikkha/contract/forms/facts.ts";
import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";
import { missingFrom } from "@shikkha/contract/visits/visit-facts.ts";

export type PresenceTexts = Readonly<Record<PresencePart, string>>;

export interface PresenceSum {
  readonly total: number;
  readonly parts: readonly [present: number, authorised: number, unauthorised: number];
  readonly sum: number;
  /** How many are still to be accounted for; below zero, how many too many are. */
  readonly missing: number;
}

/** What was counted so far; undefined until the total and one of its parts are written. */
export function presenceSum(texts: PresenceTexts): PresenceSum | undefined {
  if (texts.total === "" || PRESENCE_PARTS.slice(1).every((part) => texts[part] === ""))
    return undefined;
  const count = (part: PresencePart) => Number(toAsciiDigits(texts[part])) || 0;
  const counted = {
    total: count("total"),
    present: count("present"),
    authorised: count("authorised"),
    unauthorised: count("unauthorised"),
  };
  const { total, present, authorised, unauthorised } = counted;
  return {
    total,
    parts: [present, authorised, unauthorised],
    sum: present + authorised + unauthorised,
    missing: missingFrom(counted),
  };
}

/** The texts with those who are missing counted as present, and nobody else absent. */
export function countAsPresent(
  texts: PresenceTexts,
  { parts, missing }: PresenceSum,
): PresenceTexts {
  return {
    total: texts.total,
    present: String(parts[0] + missing),
    authorised: texts.authorised || "0",
    unauthorised: texts.unauthorised || "0",
  };
}
