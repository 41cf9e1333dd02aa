import type { Random } from "../random.ts";
import type { VisitPlace } from "./plan-places.ts";

export interface DemoRow {
  readonly place: VisitPlace;
  readonly visitDate: string;
  readonly kind: "GENERAL_MONITORING" | "CLASSROOM_MONITORING" | "OFFICE";
}

interface Choice {
  readonly visits: number;
  readonly days: readonly string[];
  readonly institutes: readonly VisitPlace[];
  readonly offices: readonly VisitPlace[];
}

const OFFICE_SHARE = 0.2;
const CLASSROOM_SHARE = 0.35;

/** Visits spread over the days, one to three on each that is used; the weaker institutes come round more often. */
export function demoRows(random: Random, { visits, days, institutes, offices }: Choice): DemoRow[] {
  if (days.length === 0 || institutes.length === 0) return [];
  const turn = random.integer(0, institutes.length - 1);
  const rows = new Map<string, DemoRow>();
  for (const [visit, visitDate] of spread(random, Math.min(visits, days.length * 2), days)) {
    const isOffice = offices.length > 0 && random.chance(OFFICE_SHARE);
    const places = isOffice ? offices : institutes;
    const first = isOffice
      ? random.integer(0, offices.length - 1)
      : skewed(random, turn, visit, institutes.length);
    const kind = kindOf(random, isOffice);
    // The next place of the list where this one already has its visit on that day.
    for (let step = 0; step < places.length; step += 1) {
      const place = places[(first + step) % places.length];
      const key = `${place?.instituteId} ${place?.officeId} ${visitDate}`;
      if (!place || rows.has(key)) continue;
      rows.set(key, { place, visitDate, kind });
      break;
    }
  }
  return [...rows.values()];
}

/** Each visit with its day: the year in even steps, taken one, two or three visits at a time. */
function* spread(random: Random, visits: number, days: readonly string[]) {
  let visit = 0;
  // Not everyone begins on the first day of the year.
  const begin = random.next();
  while (visit < visits) {
    const together = Math.min(
      random.weighted([1, 2, 3], (count) => 4 - count),
      visits - visit,
    );
    const day = days[Math.floor(((visit + begin) * days.length) / visits)] ?? days.at(-1);
    for (let count = 0; count < together; count += 1, visit += 1)
      if (day !== undefined) yield [visit, day] as const;
  }
}

/** Every third visit goes to the first fifth of the list, which are the weak ones. */
function skewed(random: Random, turn: number, visit: number, length: number): number {
  if (visit % 3 === 0) return random.integer(0, Math.floor((length - 1) / 5));
  return (turn + visit) % length;
}

function kindOf(random: Random, isOffice: boolean): DemoRow["kind"] {
  if (isOffice) return "OFFICE";
  return random.chance(CLASSROOM_SHARE) ? "CLASSROOM_MONITORING" : "GENERAL_MONITORING";
}
