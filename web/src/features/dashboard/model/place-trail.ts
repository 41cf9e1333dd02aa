import type { ZoneNode } from "@shikkha/contract/locations.ts";

interface Named {
  readonly id: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
}

/** A place with those above it, the zone first; empty when the tree does not hold it. */
export function trailTo(tree: readonly ZoneNode[], id: number): Named[] {
  for (const zone of tree) {
    if (zone.id === id) return [zone];
    for (const district of zone.children) {
      if (district.id === id) return [zone, district];
      const upazila = district.children.find((one) => one.id === id);
      if (upazila) return [zone, district, upazila];
    }
  }
  return [];
}
