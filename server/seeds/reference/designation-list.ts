import type { Level } from "@shikkha/contract/access/jurisdiction.ts";
import { readReferenceJson } from "../reference-data.ts";

interface Designation {
  readonly code: string;
  readonly nameEnglish: string;
  readonly nameBangla: string;
}

interface OfficerDesignation extends Designation {
  readonly level: Level;
  readonly office: "HQ" | "ZONE" | "DISTRICT" | "UPAZILA" | "METRO_THANA";
  /** Plausible posts in the whole country. */
  readonly count: number;
}

interface TeacherDesignation extends Designation {
  /** Types of institute that have such a teacher. */
  readonly for: readonly string[];
}

const file = readReferenceJson<{
  designations: OfficerDesignation[];
  teacherDesignations: TeacherDesignation[];
}>("designations.json");

export const officerDesignations: readonly OfficerDesignation[] = file.designations;
export const teacherDesignations: readonly TeacherDesignation[] = file.teacherDesignations;
