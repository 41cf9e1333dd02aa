import type { Random } from "../random.ts";
import { institutePatterns } from "./institute-patterns.ts";
import type { NamePair } from "../reference-data.ts";

const { directions, directionShare, roots, suffixes, suffixWeights } = institutePatterns;
const weightedSuffixes = suffixes.map((suffix, index) => ({
  suffix,
  weight: suffixWeights[index] ?? 0,
}));

/** Villages of one upazila, no two of one name. */
export function villageNames(random: Random, count: number): NamePair[] {
  const found = new Map<string, NamePair>();
  while (found.size < count) {
    const village = villageName(random);
    found.set(village[1], village);
  }
  return [...found.values()];
}

function villageName(random: Random): NamePair {
  const [rootEn, rootBn] = random.pick(roots);
  const { suffix } = random.weighted(weightedSuffixes, ({ suffix: [en], weight }) =>
    fits(rootEn, en) ? weight : 0,
  );
  const [en, bn] = [rootEn + suffix[0], rootBn + suffix[1]];
  if (!random.chance(directionShare)) return [en, bn];
  const [directionEn, directionBn] = random.pick(directions);
  return [`${directionEn} ${en}`, `${directionBn} ${bn}`];
}

/** -abad begins with a vowel, so it follows consonants only; a word is not doubled either (Chala-chala). */
function fits(root: string, suffix: string): boolean {
  if (suffix === "abad") return !/[aeiou]$/.test(root);
  return root.toLowerCase() !== suffix;
}
