import type { Random } from "../random.ts";
import type { NamePair } from "../reference-data.ts";
import type { Upazila } from "../reference/places.ts";
import { institutePatterns, type InstituteType, type NamePattern } from "./institute-patterns.ts";
import { founderName } from "./person-names.ts";
import { isDistrictSeat, type NamedInstitute } from "./seat-institutes.ts";
import { villageNames } from "./village-names.ts";

/** A village has about two institutes, such as a school and a madrasa. */
const VILLAGES_PER_INSTITUTE = 0.55;

export interface GeneratedInstitute extends NamedInstitute {
  readonly mgmt?: string;
}

/** Names for institutes of the given types, none of them twice in the upazila. */
export function nameInstitutes(
  random: Random,
  upazila: Upazila,
  types: readonly InstituteType[],
  taken: readonly NamedInstitute[],
): GeneratedInstitute[] {
  const villages = villageNames(random, Math.ceil(types.length * VILLAGES_PER_INSTITUTE) + 4);
  const seat = isDistrictSeat(upazila);
  const used = new Set(taken.flatMap(({ en, bn }) => [en, bn]));

  return types.map((type) => {
    for (;;) {
      const pattern = random.weighted(institutePatterns.patterns[type], (one) =>
        weightAt(seat, type, one),
      );
      const fill = slots(random, upazila, random.pick(villages));
      const [en, bn] = [fill(pattern.en, 0), fill(pattern.bn, 1)];
      if (used.has(en) || used.has(bn)) continue;
      used.add(en).add(bn);
      return { type, en, bn, ...(pattern.mgmt !== undefined && { mgmt: pattern.mgmt }) };
    }
  });
}

function weightAt(isSeat: boolean, type: InstituteType, pattern: NamePattern): number {
  // The seats already are the government's share of all schools and colleges.
  if (pattern.mgmt === "GOVERNMENT" && type !== "OTHERS") return 0;
  // Police lines and cantonments are found in the chief town of a district.
  if (type === "SCHOOL_AND_COLLEGE" && pattern.once !== undefined)
    return isSeat ? pattern.w * 5 : 0;
  return pattern.w;
}

function slots(
  random: Random,
  upazila: Upazila,
  village: NamePair,
): (text: string, script: 0 | 1) => string {
  const person = founderName(random);
  const epithet = random.pick(institutePatterns.epithets);
  const { district } = upazila;
  const pairs: Record<string, NamePair> = {
    place: village,
    person,
    epithet,
    upazila: [upazila.nameEn, upazila.nameBn],
    district: [district.nameEn, district.nameBn],
  };
  return (text, script) =>
    text.replace(/\{(\w+)\}/g, (slot, name: string) => pairs[name]?.[script] ?? slot);
}
