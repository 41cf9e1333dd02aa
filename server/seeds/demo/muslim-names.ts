import type { Random } from "../random.ts";
import type { NamePair } from "../reference-data.ts";
import { joined, nameLists } from "./name-lists.ts";

const { malePrefix, malePrefixWeights, maleGiven, maleFamily, maleFamilyWeights } =
  nameLists.muslim;
const { femaleGiven, femaleFamily } = nameLists.muslim;

const NONE: NamePair = ["", ""];
const RASHID: NamePair = ["Rashid", "রশিদ"];
const MST: NamePair = ["Mst.", "মোছা."];

// An Arabic given name carries the article of the word that follows: Rafiq-ul Islam, Mizan-ur Rahman, never crosswise.
const AFTER_UL = ["Islam", "Haque", "Alam", "Hasan", "Karim", "Kabir"];
const AFTER_UR = ["Rahman"];
const AFTER_FREE = ["Hossain", "Ahmed", "Ali", "Alam"];
const BEFORE_UDDIN = ["Belal", "Forhad", "Jamal", "Jasim", "Kamal", "Nizam"];
/** Names of a house; whoever bears one in front has none behind. */
const HOUSE_PREFIXES = ["Sheikh", "Syed", "Kazi", "Khandaker", "Mir"];
const NOT_HOUSES = [...AFTER_UL, ...AFTER_UR, ...AFTER_FREE, "Uddin"];
const HOUSES = maleFamily.map(([en]) => en).filter((en) => !NOT_HOUSES.includes(en));

const prefixes = malePrefix
  .map((pair, index) => ({ pair, weight: malePrefixWeights[index] ?? 0 }))
  // Abu begins names that are not on the list (Abu Taher, Abu Hanif).
  .filter(({ pair: [en] }) => en !== "Abu");
const families = maleFamily.map((pair, index) => ({ pair, weight: maleFamilyWeights[index] ?? 0 }));

export function muslimMan(random: Random): NamePair {
  const prefix = random.weighted(prefixes, ({ weight }) => weight).pair;
  return joined(prefix, muslimManWithoutPrefix(random, !HOUSE_PREFIXES.includes(prefix[0])));
}

export function muslimManWithoutPrefix(random: Random, mayBearHouse = true): NamePair {
  const given = random.pick(maleGiven);
  const allowed = familiesAfter(given[0]).filter(
    (en) => en !== given[0] && (mayBearHouse || !HOUSES.includes(en)),
  );
  if (given[0] === "Harunur") return joined(given, RASHID);
  // Abdul Karim and Asaduzzaman are whole names already.
  if (isWhole(given[0]) && (allowed.length === 0 || random.chance(0.5))) return given;
  const family = random.weighted(families, ({ pair: [en], weight }) =>
    allowed.includes(en) ? weight : 0,
  ).pair;
  return joined(given, family);
}

function familiesAfter(given: string): string[] {
  if (isWhole(given)) return HOUSES;
  if (given.endsWith("ul")) return AFTER_UL;
  if (given.endsWith("ur") || given === "Lutfor") return AFTER_UR;
  if (BEFORE_UDDIN.includes(given)) return [...AFTER_FREE, "Uddin"];
  return [...AFTER_FREE, ...HOUSES];
}

function isWhole(given: string): boolean {
  return given.includes(" ") || given.endsWith("zaman");
}

const FEMALE_WEIGHTS: Readonly<Record<string, number>> = {
  Akter: 18,
  Begum: 14,
  Khatun: 10,
  Sultana: 9,
  Parvin: 8,
  Yasmin: 6,
  Jahan: 4,
  Khanam: 4,
  Nahar: 4,
  Ara: 4,
  Rahman: 3,
  Islam: 3,
  Ferdousi: 2,
  Banu: 2,
};
const FAMILY_OF_HER_OWN: Readonly<Record<string, readonly string[]>> = {
  Lailun: ["Nahar"],
  Lutfun: ["Nahar"],
  Samsun: ["Nahar"],
  Jannatul: ["Ferdousi"],
  Ismat: ["Ara", "Jahan"],
  Hosneara: ["Begum", "Khatun", "Parvin"],
  Zebunnesa: ["Begum", "Khatun"],
  "Umme Kulsum": ["Begum", "Khatun"],
};
const UNUSUAL = ["Nahar", "Ara"];
const WITH_MST = [
  "Akter",
  "Begum",
  "Khatun",
  "Sultana",
  "Parvin",
  "Banu",
  "Khanam",
  "Nahar",
  "Ara",
];

export function muslimWoman(random: Random): NamePair {
  const given = random.pick(femaleGiven);
  const own = FAMILY_OF_HER_OWN[given[0]];
  const family = random.weighted(femaleFamily, ([en]) => {
    const fits = own ? own.includes(en) : en !== given[0] && !UNUSUAL.includes(en);
    return fits ? (FEMALE_WEIGHTS[en] ?? 1) : 0;
  });
  const prefix = WITH_MST.includes(family[0]) && random.chance(0.45) ? MST : NONE;
  return joined(prefix, given, family);
}
