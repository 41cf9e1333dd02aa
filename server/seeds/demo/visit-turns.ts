import type { Random } from "../random.ts";
import { addDays, isWorkday } from "./days.ts";

/** What became of a planned visit; undefined when nobody went. */
export interface VisitTurn {
  readonly visitDate: string;
  readonly timing: "ON_TIME" | "LATE";
}

const LATE = 0.16;

/** Some districts go where they planned to go, others often do not. */
function missedShare(district: number): number {
  return 0.06 + (((district * 29) % 13) / 13) * 0.32;
}

/** Most go on the day or a little before, some later, some never; what is planned for today is still to come. */
export function visitTurn(
  random: Random,
  { planned, district }: { readonly planned: string; readonly district: number },
  today: string,
): VisitTurn | undefined {
  if (planned >= today || random.chance(missedShare(district))) return undefined;
  if (random.chance(LATE)) {
    const visitDate = workdayFrom(addDays(planned, random.integer(1, 18)));
    return visitDate <= today ? { visitDate, timing: "LATE" } : undefined;
  }
  const early = random.chance(0.15) ? random.integer(1, 3) : 0;
  const visitDate = addDays(planned, -early);
  const isFit = isWorkday(visitDate) && visitDate.slice(0, 4) === planned.slice(0, 4);
  return { visitDate: isFit ? visitDate : planned, timing: "ON_TIME" };
}

function workdayFrom(day: string): string {
  return isWorkday(day) ? day : workdayFrom(addDays(day, 1));
}

/** How good a place is, from 1 to 5: by its category, its district, and a little better every month. */
export function qualityOf(
  random: Random,
  {
    isasCategory,
    district,
    month,
  }: { isasCategory: string | null; district: number; month: number },
): number {
  const byCategory = { A: 4.3, B: 3.7, C: 3, D: 2.3, E: 1.8, U: 3 }[isasCategory ?? "U"] ?? 3;
  const byDistrict = ((district * 37) % 11) / 10 - 0.5;
  const spread = (random.next() + random.next() - 1) * 0.7;
  return Math.min(5, Math.max(1, byCategory + byDistrict + month * 0.012 + spread));
}
