import { randomFor } from "../random.ts";
import { officerDesignations } from "../reference/designation-list.ts";
import { districts, upazilas, zones } from "../reference/places.ts";
import type { RoleCode } from "../reference/role-list.ts";
import { officerAccounts } from "./account-list.ts";
import { postName } from "./post-names.ts";

export interface Post {
  readonly username: string;
  readonly designation: string;
  readonly role: RoleCode;
  /** A place's id; null is the national office. */
  readonly officeOf: number | null;
}

/** Posts of which only so many are filled; with all the others they make 1,300 officers. */
const FILLED: Readonly<Record<string, number>> = {
  DTC: 40,
  RO_DIST: 32,
  AP_DIST: 32,
  USEO: 464,
  UAS: 313,
  TAS: 17,
  AUSEO: 114,
  ATSEO: 6,
};

const ROLES: Readonly<Record<string, RoleCode>> = {
  DG: "DIRECTOR_MONITORING",
  DIR_MEW: "DIRECTOR_MONITORING",
  DD_MEW: "DIRECTOR_MONITORING",
  ZD: "ZONAL_DIRECTOR",
  ZDD_SEC: "ZONAL_DIRECTOR",
  DEO: "DISTRICT_EDUCATION_OFFICER",
  UAS: "ACADEMIC_SUPERVISOR",
  TAS: "ACADEMIC_SUPERVISOR",
};

const PLACES: Readonly<Record<string, readonly (number | null)[]>> = {
  HQ: [null],
  ZONE: zones.map(({ id }) => id),
  DISTRICT: districts.map(({ id }) => id),
  UPAZILA: upazilas.filter(({ isThana }) => !isThana).map(({ id }) => id),
  METRO_THANA: upazilas.filter(({ isThana }) => isThana).map(({ id }) => id),
};

/** Every filled post but those the demo accounts hold. */
export function officerPosts(): Post[] {
  return officerDesignations.flatMap(({ code, office, count }) => {
    const named = officerAccounts
      .filter(({ designation }) => designation === code)
      .map(({ duties }) => duties[0]?.officeOf);
    const places = PLACES[office] ?? [];
    const free = places.filter((place) => !named.includes(place));
    const filled = FILLED[code] ?? count;
    const each = Math.max(1, Math.round(filled / places.length));
    const chosen = filled < places.length ? chosenPlaces(code, free, filled - named.length) : free;
    return chosen.flatMap((officeOf) =>
      Array.from({ length: each }, (_, index) => ({
        username: postName(code, officeOf, each > 1 ? index + 1 : undefined),
        designation: code,
        role: ROLES[code] ?? "UPAZILA_SECONDARY_EDUCATION_OFFICER",
        officeOf,
      })),
    );
  });
}

function chosenPlaces(
  code: string,
  free: readonly (number | null)[],
  count: number,
): (number | null)[] {
  const random = randomFor("officer-posts", code);
  const drawn = random.shuffled(free);
  if (code !== "USEO") return drawn.slice(0, count);
  // One vacancy a district at most, so that a neighbour can look after it.
  const left = new Set(drawn);
  const touched = new Set<unknown>();
  for (const id of drawn) {
    const district = upazilas.find((upazila) => upazila.id === id)?.district;
    if (left.size > count && !touched.has(district)) left.delete(id);
    touched.add(district);
  }
  return [...left];
}
