import { readReferenceJson, type NamePair } from "../reference-data.ts";

export const INSTITUTE_TYPES = [
  "SCHOOL",
  "SCHOOL_AND_COLLEGE",
  "COLLEGE",
  "MADRASA",
  "OTHERS",
] as const;

export type InstituteType = (typeof INSTITUTE_TYPES)[number];

export interface NamePattern {
  readonly w: number;
  readonly en: string;
  readonly bn: string;
  /** The management a name gives away: "Government" is written in it. */
  readonly mgmt?: string;
  readonly once?: "upazila" | "district";
}

interface InstitutePatterns {
  readonly directions: readonly NamePair[];
  readonly directionShare: number;
  readonly roots: readonly NamePair[];
  readonly suffixes: readonly NamePair[];
  readonly suffixWeights: readonly number[];
  readonly patterns: Record<InstituteType, readonly NamePattern[]>;
  readonly epithets: readonly NamePair[];
}

export const institutePatterns = readReferenceJson<InstitutePatterns>("institute-patterns.json");
