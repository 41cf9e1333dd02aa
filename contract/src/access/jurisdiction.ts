/** Jurisdiction levels, from the smallest place to the nation. */
export const LEVELS = ["UPAZILLA", "DISTRICT", "ZONE", "NATIONAL"] as const;

export type Level = (typeof LEVELS)[number];

/** What a duty reaches: a level and the path of its place, `/zone/district/upazila/` or a beginning of it. */
export interface Scope {
  readonly level: Level;
  readonly path: string;
}

const SEGMENTS: Record<Level, number> = { NATIONAL: 0, ZONE: 1, DISTRICT: 2, UPAZILLA: 3 };
const PATH = /^\/(?:[0-9]+\/){0,3}$/;

export function isLocationPath(path: string): boolean {
  return PATH.test(path);
}

/** The ids in a path; a level the path does not reach is undefined. */
export function placeOf(path: string): {
  zoneId?: number;
  districtId?: number;
  upazilaId?: number;
} {
  const [zone, district, upazila] = path.split("/").filter(Boolean).map(Number);
  return {
    ...(zone !== undefined && { zoneId: zone }),
    ...(district !== undefined && { districtId: district }),
    ...(upazila !== undefined && { upazilaId: upazila }),
  };
}

/**
 * Whether a place lies in the scope. Closed by default: a scope whose level and path disagree, or a path that is not
 * one, covers nothing, and seeing the nation takes the word NATIONAL.
 */
export function covers(scope: Scope, path: string): boolean {
  if (!isLocationPath(scope.path) || !isLocationPath(path)) return false;
  if (segments(scope.path) !== SEGMENTS[scope.level]) return false;
  return path.startsWith(scope.path);
}

function segments(path: string): number {
  return path.split("/").length - 2;
}
