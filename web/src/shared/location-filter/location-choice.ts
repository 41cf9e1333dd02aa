import type { DistrictNode, UpazilaNode, ZoneNode } from "./location-tree.ts";

export interface LocationChoice {
  readonly zoneId: number | null;
  readonly districtId: number | null;
  readonly upazilaId: number | null;
}

export const NO_CHOICE: LocationChoice = { zoneId: null, districtId: null, upazilaId: null };

export interface ChoiceRules {
  /** The zone is not shown, and this one counts. */
  readonly hiddenZoneId?: number | undefined;
  /** The parent has switched the zone off: its value is cleared. */
  readonly isZoneDisabled?: boolean | undefined;
}

export interface LocationOptions {
  readonly zones: readonly ZoneNode[];
  readonly districts: readonly DistrictNode[];
  readonly upazilas: readonly UpazilaNode[];
}

function byId<Node extends { readonly id: number }>(
  nodes: readonly Node[],
  id: number | null,
): Node | undefined {
  return nodes.find((node) => node.id === id);
}

/** What each list offers under a choice: a level's list comes from the chosen place above it. */
export function optionsFor(tree: readonly ZoneNode[], choice: LocationChoice): LocationOptions {
  const zone = byId(tree, choice.zoneId);
  const district = byId(zone?.children ?? [], choice.districtId);
  return { zones: tree, districts: zone?.children ?? [], upazilas: district?.children ?? [] };
}

/** The wanted place if it is offered, the only one if there is but one, else none. */
function settled(nodes: readonly { readonly id: number }[], wanted: number | null): number | null {
  if (byId(nodes, wanted)) return wanted;
  return nodes.length === 1 ? (nodes[0]?.id ?? null) : null;
}

/** Brings a choice in order from the top: what is not offered falls away, a single option is chosen by itself. */
export function settle(
  tree: readonly ZoneNode[],
  wanted: LocationChoice,
  rules: ChoiceRules = {},
): LocationChoice {
  const zoneId = rules.isZoneDisabled ? null : settled(tree, rules.hiddenZoneId ?? wanted.zoneId);
  const { districts } = optionsFor(tree, { ...NO_CHOICE, zoneId });
  const districtId = settled(districts, wanted.districtId);
  const { upazilas } = optionsFor(tree, { zoneId, districtId, upazilaId: null });
  return { zoneId, districtId, upazilaId: settled(upazilas, wanted.upazilaId) };
}

export type Level = "zone" | "district" | "upazila";

/** Choosing a place clears the levels below it. */
export function choose(
  tree: readonly ZoneNode[],
  choice: LocationChoice,
  level: Level,
  id: number | null,
  rules?: ChoiceRules,
): LocationChoice {
  const next: Record<Level, LocationChoice> = {
    zone: { ...NO_CHOICE, zoneId: id },
    district: { zoneId: choice.zoneId, districtId: id, upazilaId: null },
    upazila: { ...choice, upazilaId: id },
  };
  return settle(tree, next[level], rules);
}

/** A list is locked with a single option, and shut while nothing is chosen above it. */
export function isShut(options: readonly unknown[]): boolean {
  return options.length <= 1;
}

export interface PlaceName {
  readonly id: number;
  readonly nameBangla: string;
  readonly nameEnglish: string;
}

export interface ChosenPlaces {
  readonly zone: PlaceName | null;
  readonly district: PlaceName | null;
  readonly upazila: PlaceName | null;
}

export function nameOf(node: PlaceName | undefined): PlaceName | null {
  return node ? { id: node.id, nameBangla: node.nameBangla, nameEnglish: node.nameEnglish } : null;
}

/** What the filter hands on: for each level its id and names. */
export function chosenPlaces(tree: readonly ZoneNode[], choice: LocationChoice): ChosenPlaces {
  const { zones, districts, upazilas } = optionsFor(tree, choice);
  return {
    zone: nameOf(byId(zones, choice.zoneId)),
    district: nameOf(byId(districts, choice.districtId)),
    upazila: nameOf(byId(upazilas, choice.upazilaId)),
  };
}
