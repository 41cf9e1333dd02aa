import { randomFor } from "../random.ts";
import { readReferenceCsv } from "../reference-data.ts";
import type { Upazila } from "../reference/places.ts";
import { KALIGANJ_OF_GAZIPUR, SAVAR } from "./demo-places.ts";

type Point = readonly [latitude: number, longitude: number];

/**
 * The district towns, to a tenth of a degree. The reference data names no centre of an upazila: where in its district
 * one lies is invented here, like the institutes themselves.
 */
const TOWNS = new Map(
  readReferenceCsv<"districtId" | "latitude" | "longitude">("district-towns.csv").map(
    ({ districtId, latitude, longitude }): [number, Point] => [
      Number(districtId),
      [Number(latitude), Number(longitude)],
    ],
  ),
);
/** Where two upazilas of the named accounts really lie. */
const KNOWN = new Map<number, Point>([
  [SAVAR, [23.86, 90.27]],
  [KALIGANJ_OF_GAZIPUR, [23.92, 90.57]],
]);
/** Away from the town an upazila moves towards the middle, or those of the border districts would lie abroad. */
const MIDDLE: Point = [23.9, 90.3];
const PULL = 0.1;
const TOWN_TO_UPAZILA = 0.12;
const UPAZILA_TO_INSTITUTE = 0.04;

/** One plausible position after the other for the institutes of an upazila; the same on every machine. */
export function* positionsIn(
  upazila: Upazila,
): Generator<{ readonly latitude: number; readonly longitude: number }, never> {
  const random = randomFor("institute-positions", upazila.id);
  const around = (centre: number, reach: number) => centre + (random.next() * 2 - 1) * reach;
  const town = TOWNS.get(upazila.district.id) ?? MIDDLE;
  const inwards = (at: 0 | 1) =>
    around(town[at] + (MIDDLE[at] - town[at]) * PULL, upazila.isThana ? 0.03 : TOWN_TO_UPAZILA);
  const [latitude, longitude] = KNOWN.get(upazila.id) ?? [inwards(0), inwards(1)];
  for (;;)
    yield {
      latitude: rounded(around(latitude, UPAZILA_TO_INSTITUTE)),
      longitude: rounded(around(longitude, UPAZILA_TO_INSTITUTE)),
    };
}

/** To about ten metres, as a phone would say it. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
