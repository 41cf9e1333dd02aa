export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_KM = 6371;

/** Along the surface, by the haversine formula. */
export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
