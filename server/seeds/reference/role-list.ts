import type { Level } from "@shikkha/contract/access/jurisdiction.ts";
import { PERMISSIONS, type Permission } from "@shikkha/contract/access/permissions.ts";

export type RoleCode =
  | "SYSTEM_ADMINISTRATOR"
  | "DIRECTOR_MONITORING"
  | "ZONAL_DIRECTOR"
  | "DISTRICT_EDUCATION_OFFICER"
  | "UPAZILA_SECONDARY_EDUCATION_OFFICER"
  | "ACADEMIC_SUPERVISOR"
  | "TEACHER"
  | "GUEST";

interface Role {
  readonly code: RoleCode;
  readonly nameBn: string;
  readonly nameEn: string;
  readonly level: Level;
  readonly permissions: readonly Permission[];
}

const supervision: readonly Permission[] = [
  "SUPERVISE_SUBMITTED_PLAN",
  "VIEW_SUBMITTED_PLAN",
  "MANAGE_SUBMITTED_VISIT",
  "VIEW_OFFICER_DETAIL",
  "VIEW_INSTITUTE_DETAIL",
  "VIEW_REPORT",
  "MANAGE_ADDITIONAL_DUTY",
  "SUBMIT_VISIT_PLAN",
  "VISIT_INSTITUTE",
  "VISIT_OFFICE",
];

const ofTheAdministrator: readonly Permission[] = [
  "MANAGE_SYSTEM_SETTINGS",
  "MANAGE_AUDIT",
  "MANAGE_GUEST_USER",
];

export const roleList: readonly Role[] = [
  {
    code: "SYSTEM_ADMINISTRATOR",
    nameBn: "সিস্টেম অ্যাডমিনিস্ট্রেটর",
    nameEn: "System Administrator",
    level: "NATIONAL",
    permissions: PERMISSIONS,
  },
  {
    code: "DIRECTOR_MONITORING",
    nameBn: "পরিচালক (মনিটরিং অ্যান্ড ইভ্যালুয়েশন)",
    nameEn: "Director (Monitoring and Evaluation)",
    level: "NATIONAL",
    permissions: PERMISSIONS.filter((permission) => !ofTheAdministrator.includes(permission)),
  },
  {
    code: "ZONAL_DIRECTOR",
    nameBn: "আঞ্চলিক পরিচালক",
    nameEn: "Zonal Director",
    level: "ZONE",
    permissions: [...supervision, "VIEW_BI"],
  },
  {
    code: "DISTRICT_EDUCATION_OFFICER",
    nameBn: "জেলা শিক্ষা অফিসার",
    nameEn: "District Education Officer",
    level: "DISTRICT",
    permissions: supervision,
  },
  {
    // Named by what it does, because officers of other offices and designations are given it, too.
    code: "UPAZILA_SECONDARY_EDUCATION_OFFICER",
    nameBn: "পরিদর্শন কর্মকর্তা",
    nameEn: "Inspection Officer",
    level: "UPAZILLA",
    permissions: ["SUBMIT_VISIT_PLAN", "VISIT_INSTITUTE", "VIEW_INSTITUTE_DETAIL", "VIEW_REPORT"],
  },
  {
    code: "ACADEMIC_SUPERVISOR",
    nameBn: "একাডেমিক সুপারভাইজার",
    nameEn: "Academic Supervisor",
    level: "UPAZILLA",
    permissions: ["SUBMIT_VISIT_PLAN", "VISIT_INSTITUTE"],
  },
  { code: "TEACHER", nameBn: "শিক্ষক", nameEn: "Teacher", level: "UPAZILLA", permissions: [] },
  { code: "GUEST", nameBn: "অতিথি", nameEn: "Guest", level: "NATIONAL", permissions: [] },
];
