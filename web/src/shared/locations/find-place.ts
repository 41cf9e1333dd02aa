import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import type { DistrictNode, UpazilaNode, ZoneNode } from "@shikkha/contract/locations.ts";

/** The place at the end of a path, or undefined when the tree does not hold it. */
export function findPlace(
  tree: readonly ZoneNode[],
  path: string,
): ZoneNode | DistrictNode | UpazilaNode | undefined {
  const { zoneId, districtId, upazilaId } = placeOf(path);
  const zone = tree.find((one) => one.id === zoneId);
  if (districtId === undefined) return zone;
  const district = zone?.children.find((one) => one.id === districtId);
  if (upazilaId === undefined) return district;
  return district?.children.find((one) => one.id === upazilaId);
}
