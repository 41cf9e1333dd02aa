import type { Random } from "../random.ts";
import type { NamePair } from "../reference-data.ts";
import { muslimMan, muslimManWithoutPrefix, muslimWoman } from "./muslim-names.ts";
import { joined, nameLists, type Community } from "./name-lists.ts";

const { hindu, buddhistIndigenous, christian, weights } = nameLists;

/** Half of the people in the hill districts belong to the peoples who live there. */
const HILL_WEIGHTS: Record<Community, number> = {
  muslim: 0.42,
  hindu: 0.07,
  buddhistIndigenous: 0.5,
  christian: 0.01,
};
const COMMUNITIES = Object.keys(weights) as Community[];

const WOMEN = [
  "Rupali",
  "Sumana",
  "Nibedita",
  "Maya",
  "Priti",
  "Maria",
  "Rita",
  "Stella",
  "Agnes",
  "Teresa",
];
const MARMA_GIVEN = ["Mong Sai", "Aung Thui"];
const MARMA_FAMILIES = ["Marma", "Rakhine", "Mro"];

const MADRASA_WEIGHTS: Record<Community, number> = {
  muslim: 1,
  hindu: 0,
  buddhistIndigenous: 0,
  christian: 0,
};

interface Surroundings {
  readonly womenShare: number;
  readonly inHills?: boolean;
  readonly inMadrasa?: boolean;
}

export function personName(
  random: Random,
  { womenShare, inHills, inMadrasa }: Surroundings,
): NamePair {
  const shares = inMadrasa ? MADRASA_WEIGHTS : inHills ? HILL_WEIGHTS : weights;
  const woman = random.chance(womenShare);
  switch (random.weighted(COMMUNITIES, (community) => shares[community])) {
    case "muslim":
      return woman ? muslimWoman(random) : muslimMan(random);
    case "hindu":
      return hinduName(random, woman);
    case "buddhistIndigenous":
      return hillName(random, woman);
    case "christian":
      return joined(random.pick(ofSex(christian.given, woman)), random.pick(christian.family));
  }
}

/** Someone an institute is named after: without the titles people carry while they live. */
export function founderName(random: Random): NamePair {
  return random.chance(0.85) ? muslimManWithoutPrefix(random) : hinduName(random, false);
}

function hinduName(random: Random, woman: boolean): NamePair {
  const given = random.pick(woman ? hindu.femaleGiven : hindu.maleGiven);
  const middle = random.pick(woman ? hindu.femaleMiddle : hindu.maleMiddle);
  const family = random.pick(hindu.family.filter(([en]) => en !== middle[0] && en !== given[0]));
  return joined(given, middle, family);
}

function hillName(random: Random, woman: boolean): NamePair {
  const given = random.pick(ofSex(buddhistIndigenous.given, woman));
  const isMarma = MARMA_GIVEN.includes(given[0]);
  return joined(
    given,
    random.pick(
      buddhistIndigenous.family.filter(([en]) => MARMA_FAMILIES.includes(en) === isMarma),
    ),
  );
}

function ofSex(given: readonly NamePair[], woman: boolean): NamePair[] {
  return given.filter(([en]) => WOMEN.includes(en) === woman);
}
