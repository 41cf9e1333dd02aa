import { type ZonePlace, ZONE_PLACES } from "./zone-places.ts";

interface Dot {
  readonly x: number;
  readonly y: number;
}

const LEFT = 19;
const TOP = 21.6;
const HALF_STEP = 6.745;
const ROW = 11.69;

/** Bangladesh from north to south: in each row the half-step at which a run of dots begins, and how many follow. */
const RUNS =
  "5 1|4 3|3 4|2 7 22 1|1 12|0 12|1 12|4 10|5 9|10 7|13 6|12 8|5 26|4 28|1 29|0 28|1 27|2 27|5 25|10 21|9 20|10 17|" +
  "9 17|8 17|7 18 51 2|10 17 50 3|9 17 49 4|10 17 50 4|11 17 49 5|12 17 48 5|11 24|12 24|13 15 45 7|12 13 40 1 48 6|" +
  "13 13 49 6|12 13 50 5|13 12 49 6|14 12 50 5|13 11 51 5|14 6 28 2 52 5|13 5 51 5|52 5|53 4|52 5|53 2|54 2|55 1|56 1";

const DOTS: readonly Dot[] = RUNS.split("|").flatMap((row, index) => {
  const numbers = row.split(" ").map(Number);
  const y = round(TOP + index * ROW);
  return numbers.flatMap((start, at) =>
    at % 2 === 0
      ? Array.from({ length: numbers[at + 1] ?? 0 }, (_, step) => ({
          x: round(LEFT + (start + 2 * step) * HALF_STEP),
          y,
        }))
      : [],
  );
});

export const ALL_DOTS = pathOf(DOTS);

/**
 * One bright dot for each visit of today, spread over its zone, until a third of the zone is lit: the label carries the
 * number, the dots only show where the work is.
 */
export function litDots(visitsOf: (zoneId: number) => number): string {
  const lit = ZONE_PLACES.flatMap((place) => {
    const own = DOTS.filter((dot) => nearest(dot) === place);
    const most = Math.min(visitsOf(place.zoneId), Math.floor(own.length / 3));
    return own.toSorted((one, other) => scatter(one) - scatter(other)).slice(0, most);
  });
  return pathOf(lit);
}

function nearest(dot: Dot): ZonePlace | undefined {
  const away = ({ x, y }: ZonePlace) => (x - dot.x) ** 2 + (y - dot.y) ** 2;
  return ZONE_PLACES.reduce<ZonePlace | undefined>(
    (best, place) => (best === undefined || away(place) < away(best) ? place : best),
    undefined,
  );
}

/** An order that looks like chance and is the same each time. */
function scatter({ x, y }: Dot): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
}

function pathOf(dots: readonly Dot[]): string {
  return dots.map(({ x, y }) => `M${x} ${y}h0`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
