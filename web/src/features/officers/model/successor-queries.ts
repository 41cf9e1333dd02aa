import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import type { OfficerRow } from "@shikkha/contract/officers/officers.ts";
import type { OfficerQuery } from "../officers.api.ts";

const MOST = 10;

/**
 * Whom to ask for when a duty ends. Only someone whose duty covers its place can take the work over: the officers of an
 * upazila itself, and those of the offices it lies under.
 */
export function successorQueries(path: string, searchParam: string): readonly OfficerQuery[] {
  const { zoneId, districtId, upazilaId } = placeOf(path);
  const queries: OfficerQuery[] = [];
  if (upazilaId !== undefined) queries.push({ upazila: upazilaId });
  if (districtId !== undefined) queries.push({ district: districtId, workplaceType: "DISTRICT" });
  if (zoneId !== undefined) queries.push({ zone: zoneId, workplaceType: "ZONE" });
  else queries.push({ workplaceType: "NATIONAL" });
  return queries.map((query) => ({ ...query, searchParam, size: MOST }));
}

/** The answers in their order, each person once, without the one who leaves and without those who hold no duty now. */
export function successorsAmong(
  answers: readonly (readonly OfficerRow[])[],
  leavingId: number,
): readonly OfficerRow[] {
  const known = new Map<number, OfficerRow>();
  for (const officer of answers.flat()) {
    const isFree = officer.isActive && officer.dutyCount > 0 && officer.officerId !== leavingId;
    if (isFree && !known.has(officer.officerId)) known.set(officer.officerId, officer);
  }
  return [...known.values()];
}
