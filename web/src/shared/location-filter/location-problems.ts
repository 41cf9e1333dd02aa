import type { Level, LocationChoice } from "./location-choice.ts";

export interface Requirements {
  readonly zone?: boolean | undefined;
  readonly district?: boolean | undefined;
  readonly upazila?: boolean | undefined;
}

export interface Hidden {
  readonly zone?: boolean | undefined;
  readonly upazila?: boolean | undefined;
}

export type LocationError = "zoneDropdownError" | "districtDropdownError" | "upazilaDropdownError";
export type LocationProblems = Partial<Record<Level, LocationError>>;

interface Situation {
  readonly required: Requirements;
  readonly hidden?: Hidden | undefined;
  readonly isZoneDisabled?: boolean | undefined;
}

/** What is missing: a level that is required, shown, usable and empty. With any problem the filter is not applied. */
export function locationProblems(
  choice: LocationChoice,
  { required, hidden = {}, isZoneDisabled }: Situation,
): LocationProblems {
  const isZoneMissing = required.zone && !hidden.zone && !isZoneDisabled && choice.zoneId === null;
  const isUpazilaMissing = required.upazila && !hidden.upazila && choice.upazilaId === null;
  return {
    ...(isZoneMissing && { zone: "zoneDropdownError" as const }),
    ...(required.district &&
      choice.districtId === null && { district: "districtDropdownError" as const }),
    ...(isUpazilaMissing && { upazila: "upazilaDropdownError" as const }),
  };
}

export function hasProblems(problems: LocationProblems): boolean {
  return Object.keys(problems).length > 0;
}
