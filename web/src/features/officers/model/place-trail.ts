import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import type { ZoneNode } from "@shikkha/contract/locations.ts";

interface PlaceName {
  readonly id: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
}

/** The places a path names, from the zone down; none for the whole country. */
export function placeTrail(tree: readonly ZoneNode[], path: string): readonly PlaceName[] {
  const { zoneId, districtId, upazilaId } = placeOf(path);
  const zone = tree.find(({ id }) => id === zoneId);
  const district = zone?.children.find(({ id }) => id === districtId);
  const upazila = district?.children.find(({ id }) => id === upazilaId);
  return [zone, district, upazila].filter((place) => place !== undefined);
}
