interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_M = 6_371_000;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points, along the ground. */
export function distanceBetween(one: Point, other: Point): number {
  const up = Math.sin(rad(other.latitude - one.latitude) / 2) ** 2;
  const across = Math.sin(rad(other.longitude - one.longitude) / 2) ** 2;
  const share = up + Math.cos(rad(one.latitude)) * Math.cos(rad(other.latitude)) * across;
  return 2 * EARTH_M * Math.asin(Math.sqrt(share));
}
