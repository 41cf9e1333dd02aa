import { distanceKm, type Position } from "@shikkha/contract/kernel/distance.ts";

interface Visitable {
  readonly path: string;
  readonly minimum: number;
  readonly position: Position | null;
  readonly takenDays: readonly string[];
}

const NEAR_KM = 5;
/** A day on which the officer is nearby already is worth being some weeks off. */
const NEAR_WORTH = 8;
const GOLDEN = 0.618_034;
const OTHER_DAYS_SHOWN = 3;
const DAY = 86_400_000;

interface Day {
  readonly date: string;
  readonly number: number;
  load: number;
  readonly month: number;
}

interface Settings {
  readonly mostPerDay: number;
  readonly variant: number;
  readonly hasUpazilas: boolean;
}

interface Placed<Place> {
  readonly day: string;
  readonly near: Place | null;
  readonly otherDays: string[];
}

/** The working days of the year with what lies on them, from which the best one for a visit is chosen. */
export class DayBook<Place extends Visitable> {
  readonly #days: readonly Day[];
  readonly #mostPerDay: number;
  readonly #monthLoad = new Map<number, number>();
  readonly #placesOn = new Map<string, Place[]>();
  readonly #pathsOn: ReadonlyMap<string, readonly string[]>;
  readonly #visitDays = new Map<Place, number[]>();
  readonly #monthDays = new Map<number, number>();
  readonly #shift: number;
  readonly #hasUpazilas: boolean;

  /** `ownDays`: the paths of the officer's own visits by day. `hasUpazilas`: places lie in more than one upazila. */
  constructor(
    workingDays: readonly string[],
    ownDays: ReadonlyMap<string, readonly string[]>,
    { mostPerDay, variant, hasUpazilas }: Settings,
  ) {
    this.#mostPerDay = mostPerDay;
    this.#pathsOn = ownDays;
    this.#shift = variant;
    this.#hasUpazilas = hasUpazilas;
    this.#days = workingDays.map((date) => ({
      date,
      number: Date.parse(date) / DAY,
      load: ownDays.get(date)?.length ?? 0,
      month: Number(date.slice(5, 7)),
    }));
    for (const { month } of this.#days)
      this.#monthDays.set(month, (this.#monthDays.get(month) ?? 0) + 1);
    for (const [date, paths] of ownDays) this.#addLoad(Number(date.slice(5, 7)), paths.length);
  }

  /** Lays a visit on the day that costs least, or undefined where no day has room. */
  place(visit: Place, round: number): Placed<Place> | undefined {
    const taken = this.#takenDays(visit);
    const wanted = this.#wantedDay(visit, round);
    const costs = this.#days
      .filter(({ load, date }) => load < this.#mostPerDay && !visit.takenDays.includes(date))
      .map((day) => ({ day, cost: this.#cost(day, visit, taken, wanted) }))
      .filter(({ cost }) => cost < Number.POSITIVE_INFINITY);
    const [best, ...rest] = costs.toSorted(
      (a, b) => a.cost - b.cost || a.day.number - b.day.number,
    );
    if (!best) return undefined;
    const near = this.#nearOn(best.day.date, visit);
    best.day.load += 1;
    this.#addLoad(best.day.month, 1);
    taken.push(best.day.number);
    this.#visitDays.set(visit, taken);
    this.#placesOn.set(best.day.date, [...(this.#placesOn.get(best.day.date) ?? []), visit]);
    return {
      day: best.day.date,
      near,
      otherDays: rest
        .slice(0, OTHER_DAYS_SHOWN)
        .map(({ day }) => day.date)
        .toSorted(),
    };
  }

  /** Fuller days and months cost more; so does a visit soon after another one there; a visit nearby on that day costs less. */
  #cost(day: Day, visit: Place, taken: readonly number[], wanted: number): number {
    if (taken.includes(day.number)) return Number.POSITIVE_INFINITY;
    const spacing = 365 / Math.max(visit.minimum, 1) / 2;
    const crowding = taken.reduce(
      (sum, other) => sum + Math.max(0, spacing - Math.abs(day.number - other)) / spacing,
      0,
    );
    const month = (this.#monthLoad.get(day.month) ?? 0) / (this.#monthDays.get(day.month) ?? 1);
    const nearness = this.#isNear(day.date, visit) ? -NEAR_WORTH : day.load;
    return month * 20 + crowding * 8 + nearness + Math.abs(day.number - wanted) / 60;
  }

  /** Institutes are strewn over the year by the golden ratio, the visits of one institute in even steps from there. */
  #wantedDay(visit: Place, round: number): number {
    const first = this.#days[0]?.number ?? 0;
    const last = this.#days.at(-1)?.number ?? 0;
    const turn = (this.#visitDays.size + this.#shift) * GOLDEN + round / Math.max(visit.minimum, 1);
    return first + (turn % 1) * (last - first);
  }

  #takenDays(visit: Place): number[] {
    return this.#visitDays.get(visit) ?? visit.takenDays.map((date) => Date.parse(date) / DAY);
  }

  #isNear(date: string, visit: Place): boolean {
    return (
      this.#nearOn(date, visit) !== null ||
      (visit.position === null &&
        this.#hasUpazilas &&
        (this.#pathsOn.get(date) ?? []).includes(visit.path))
    );
  }

  /** By position where both are known; otherwise in the same upazila, which says nothing where there is only one. */
  #nearOn(date: string, visit: Place): Place | null {
    const there = this.#placesOn.get(date) ?? [];
    return (
      there.find((other) =>
        visit.position && other.position
          ? distanceKm(visit.position, other.position) <= NEAR_KM
          : this.#hasUpazilas && other.path === visit.path,
      ) ?? null
    );
  }

  #addLoad(month: number, visits: number): void {
    this.#monthLoad.set(month, (this.#monthLoad.get(month) ?? 0) + visits);
  }
}
