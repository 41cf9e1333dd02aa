export const ISAS_CATEGORIES = ["A", "B", "C", "D", "E", "U"] as const;
export const INSTITUTE_TYPES = [
  "SCHOOL",
  "COLLEGE",
  "SCHOOL_AND_COLLEGE",
  "MADRASA",
  "OTHERS",
] as const;
export const MANAGEMENT_TYPES = [
  "GOVERNMENT",
  "NON_GOVERNMENT",
  "LOCAL_GOVERNMENT",
  "AUTONOMOUS",
  "OTHERS",
  "UNKNOWN",
] as const;

export type IsasCategory = (typeof ISAS_CATEGORIES)[number];
export type InstituteType = (typeof INSTITUTE_TYPES)[number];
export type ManagementType = (typeof MANAGEMENT_TYPES)[number];
