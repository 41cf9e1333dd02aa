import { readReferenceJson, type NamePair } from "../reference-data.ts";

export type Community = "muslim" | "hindu" | "buddhistIndigenous" | "christian";

interface NameLists {
  readonly weights: Record<Community, number>;
  readonly muslim: {
    readonly malePrefix: readonly NamePair[];
    readonly malePrefixWeights: readonly number[];
    readonly maleGiven: readonly NamePair[];
    readonly maleFamily: readonly NamePair[];
    readonly maleFamilyWeights: readonly number[];
    readonly femaleGiven: readonly NamePair[];
    readonly femaleFamily: readonly NamePair[];
  };
  readonly hindu: {
    readonly maleGiven: readonly NamePair[];
    readonly maleMiddle: readonly NamePair[];
    readonly femaleGiven: readonly NamePair[];
    readonly femaleMiddle: readonly NamePair[];
    readonly family: readonly NamePair[];
  };
  readonly buddhistIndigenous: {
    readonly given: readonly NamePair[];
    readonly family: readonly NamePair[];
  };
  readonly christian: { readonly given: readonly NamePair[]; readonly family: readonly NamePair[] };
}

export const nameLists = readReferenceJson<NameLists>("names.json");

/** Parts of a name to one name; an empty part is left out. */
export function joined(...parts: readonly NamePair[]): NamePair {
  const spoken = parts.filter(([en]) => en !== "");
  return [spoken.map(([en]) => en).join(" "), spoken.map(([, bn]) => bn).join(" ")];
}
