import type { OfficerDuty } from "@shikkha/contract/officers/officers.ts";

export interface DutyGroups {
  /** Primary, then additional duties, then roles. */
  readonly current: readonly OfficerDuty[];
  /** The latest ended first. */
  readonly past: readonly OfficerDuty[];
}

const ORDER = ["PRIMARY", "ADDITIONAL", "ROLE"];

export function dutyGroups(duties: readonly OfficerDuty[]): DutyGroups {
  const current = duties.filter((duty) => duty.dutyType !== "INACTIVE");
  const past = duties.filter((duty) => duty.dutyType === "INACTIVE");
  return {
    current: current.toSorted((a, b) => ORDER.indexOf(a.dutyType) - ORDER.indexOf(b.dutyType)),
    past: past.toSorted((a, b) => (b.validTo ?? "").localeCompare(a.validTo ?? "")),
  };
}
