import type { Duty } from "@shikkha/contract/auth/user.ts";
import type { DistrictNode, UpazilaNode, ZoneNode } from "@shikkha/contract/locations.ts";

export type { DistrictNode, UpazilaNode, ZoneNode };

/** The part of a duty that limits which places are offered. */
export type Limits = Pick<Duty, "zoneId" | "districtId" | "upazillaId">;

interface Place {
  readonly id: number;
}

function only<Node extends Place>(nodes: readonly Node[], id: number | null): Node[] {
  return nodes.filter((node) => id === null || node.id === id);
}

/**
 * The places a duty may choose from: where it has a zone, district or upazila only that one is offered. Without limits,
 * when the filter is told to ignore the jurisdiction, the whole hierarchy.
 */
export function limitedTree(
  tree: readonly ZoneNode[],
  limits: Limits | undefined,
): readonly ZoneNode[] {
  if (!limits) return tree;
  return only(tree, limits.zoneId).map((zone) => ({
    ...zone,
    children: only(zone.children, limits.districtId).map((district) => ({
      ...district,
      children: only(district.children, limits.upazillaId),
    })),
  }));
}
