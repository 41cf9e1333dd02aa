import type { MultiValue } from "../../ui/fields/multi-value.ts";
import { nameOf, type Level, type PlaceName } from "./location-choice.ts";
import type { DistrictNode, UpazilaNode, ZoneNode } from "./location-tree.ts";

/** The report filter's form: several places a level, or all of them. */
export interface MultiLocationChoice {
  readonly zones: MultiValue;
  readonly districts: MultiValue;
  readonly upazilas: MultiValue;
}

export const NO_MULTI_CHOICE: MultiLocationChoice = { zones: [], districts: [], upazilas: [] };

interface Place {
  readonly id: number;
}

function picked<Node extends Place>(nodes: readonly Node[], value: MultiValue): readonly Node[] {
  return value === "all" ? nodes : nodes.filter((node) => value.includes(String(node.id)));
}

export interface MultiLocationOptions {
  readonly zones: readonly ZoneNode[];
  readonly districts: readonly DistrictNode[];
  readonly upazilas: readonly UpazilaNode[];
}

/** A level offers the children of every place chosen above it. */
export function multiOptionsFor(
  tree: readonly ZoneNode[],
  choice: MultiLocationChoice,
): MultiLocationOptions {
  const districts = picked(tree, choice.zones).flatMap((zone) => zone.children);
  const upazilas = picked(districts, choice.districts).flatMap((district) => district.children);
  return { zones: tree, districts, upazilas };
}

/** What is no longer offered falls away; a single option is chosen by itself. */
function settled(nodes: readonly Place[], value: MultiValue): MultiValue {
  const [first, ...others] = nodes;
  if (first && others.length === 0) return [String(first.id)];
  if (nodes.length === 0) return [];
  return value === "all"
    ? "all"
    : value.filter((id) => nodes.some((node) => String(node.id) === id));
}

export function settleMulti(
  tree: readonly ZoneNode[],
  wanted: MultiLocationChoice,
): MultiLocationChoice {
  const zones = settled(tree, wanted.zones);
  const { districts: offered } = multiOptionsFor(tree, { ...NO_MULTI_CHOICE, zones });
  const districts = settled(offered, wanted.districts);
  const { upazilas } = multiOptionsFor(tree, { zones, districts, upazilas: [] });
  return { zones, districts, upazilas: settled(upazilas, wanted.upazilas) };
}

export function chooseMulti(
  tree: readonly ZoneNode[],
  choice: MultiLocationChoice,
  level: Level,
  value: MultiValue,
): MultiLocationChoice {
  const next: Record<Level, MultiLocationChoice> = {
    zone: { ...NO_MULTI_CHOICE, zones: value },
    district: { zones: choice.zones, districts: value, upazilas: [] },
    upazila: { ...choice, upazilas: value },
  };
  return settleMulti(tree, next[level]);
}

/** What the report gets: the chosen places of each level; an empty list where "all" or nothing narrows it. */
export interface MultiChosenPlaces {
  readonly zones: readonly PlaceName[];
  readonly districts: readonly PlaceName[];
  readonly upazilas: readonly PlaceName[];
}

export function multiChosenPlaces(
  tree: readonly ZoneNode[],
  choice: MultiLocationChoice,
): MultiChosenPlaces {
  const { zones, districts, upazilas } = multiOptionsFor(tree, choice);
  return {
    zones: names(zones, choice.zones),
    districts: names(districts, choice.districts),
    upazilas: names(upazilas, choice.upazilas),
  };
}

function names(nodes: readonly PlaceName[], value: MultiValue): PlaceName[] {
  if (value === "all") return [];
  return picked(nodes, value).flatMap((node) => nameOf(node) ?? []);
}
