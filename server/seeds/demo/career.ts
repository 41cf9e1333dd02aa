import type { Random } from "../random.ts";
import { addDays, addYears, daysBetween } from "./days.ts";

export interface Career {
  readonly dateOfBirth: string;
  /** First day in service. */
  readonly entered: string;
  /** First day in the present post. */
  readonly posted: string;
}

const CHIEFS = ["DG", "ZD", "DIR_MEW", "DIR_SEC", "DIR_COL", "DIR_PLAN", "DIR_TRN", "DIR_FIN"];
const SENIORS = ["ZDD_SEC", "DD_MEW", "DEO", "SYS_ANALYST"];

/** How old officers of a designation plausibly are. */
export function officerAge(designation: string): { from: number; to: number } {
  if (CHIEFS.includes(designation)) return { from: 51, to: 57 };
  return SENIORS.includes(designation) ? { from: 43, to: 57 } : { from: 31, to: 57 };
}

/** Public servants retire at 59, so nobody is older than `to` years of at most 58. */
export function career(
  random: Random,
  today: string,
  age: { from: number; to: number },
  posted?: string,
): Career {
  const years = random.integer(age.from, age.to);
  const dateOfBirth = addDays(addYears(today, -years), -random.integer(1, 350));
  const entered =
    posted ??
    addDays(
      addYears(dateOfBirth, random.integer(24, Math.min(30, years - 2))),
      random.integer(0, 300),
    );
  const inService = daysBetween(entered, today);
  return {
    dateOfBirth,
    entered,
    posted: posted ?? addDays(today, -random.integer(60, Math.min(inService, 6 * 365))),
  };
}

/** The year of entry and a number of its own: serials scatter over six digits without meeting. */
export function pdsNumber(entered: string, serial: number): string {
  return entered.slice(0, 4) + String(100_000 + ((serial * 7_919) % 900_000));
}
