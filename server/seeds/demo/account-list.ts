import type { RoleCode } from "../reference/role-list.ts";
import {
  DHAKA_ZONE,
  GAZIPUR,
  KALIGANJ_OF_GAZIPUR,
  SAVAR,
  SYLHET,
  SYLHET_ZONE,
} from "./demo-places.ts";
import type { NewDuty } from "./new-people.ts";

export interface OfficerAccount {
  readonly username: string;
  readonly nameBn: string;
  readonly nameEn: string;
  readonly designation: string;
  /** The first is the primary one. */
  readonly duties: readonly AccountDuty[];
}

interface AccountDuty {
  readonly kind: NewDuty["kind"];
  readonly role: RoleCode;
  /** A place's id; null is the national office. */
  readonly officeOf: number | null;
  readonly daysAgo: number;
}

const primary = (role: RoleCode, officeOf: number | null, daysAgo: number): AccountDuty[] => [
  { kind: "PRIMARY", role, officeOf, daysAgo },
];

const INSPECTION: RoleCode = "UPAZILA_SECONDARY_EDUCATION_OFFICER";

/** Officers everyone can sign in as in demo mode. Each holds the post named here; nobody else is generated for it. */
export const officerAccounts: readonly OfficerAccount[] = [
  {
    username: "admin",
    nameBn: "মো. সাইফুল ইসলাম",
    nameEn: "Md. Saiful Islam",
    designation: "SYS_ANALYST",
    duties: primary("SYSTEM_ADMINISTRATOR", null, 1_420),
  },
  {
    username: "director",
    nameBn: "অধ্যাপক নাসরিন সুলতানা",
    nameEn: "Professor Nasrin Sultana",
    designation: "DIR_MEW",
    duties: primary("DIRECTOR_MONITORING", null, 640),
  },
  {
    username: "zone.dhaka",
    nameBn: "মো. রফিকুল আলম",
    nameEn: "Md. Rafiqul Alam",
    designation: "ZD",
    duties: primary("ZONAL_DIRECTOR", DHAKA_ZONE, 810),
  },
  {
    username: "zone.sylhet",
    nameBn: "দেবাশীষ চক্রবর্তী",
    nameEn: "Debashish Chakraborty",
    designation: "ZD",
    duties: primary("ZONAL_DIRECTOR", SYLHET_ZONE, 455),
  },
  {
    username: "multi.duty",
    nameBn: "ফারহানা ইয়াসমিন",
    nameEn: "Farhana Yasmin",
    designation: "ZDD_SEC",
    duties: [
      ...primary("ZONAL_DIRECTOR", DHAKA_ZONE, 930),
      { kind: "ADDITIONAL", role: "DISTRICT_EDUCATION_OFFICER", officeOf: GAZIPUR, daysAgo: 120 },
      { kind: "ROLE", role: INSPECTION, officeOf: SYLHET_ZONE, daysAgo: 75 },
    ],
  },
  {
    username: "deo.gazipur",
    nameBn: "শামীমা আক্তার",
    nameEn: "Shamima Akter",
    designation: "DEO",
    duties: primary("DISTRICT_EDUCATION_OFFICER", GAZIPUR, 705),
  },
  {
    username: "deo.sylhet",
    nameBn: "আবুল কালাম আজাদ",
    nameEn: "Abul Kalam Azad",
    designation: "DEO",
    duties: primary("DISTRICT_EDUCATION_OFFICER", SYLHET, 1_105),
  },
  {
    username: "useo.savar",
    nameBn: "মো. মাহবুবুর রহমান",
    nameEn: "Md. Mahbubur Rahman",
    designation: "USEO",
    duties: primary(INSPECTION, SAVAR, 890),
  },
  {
    username: "useo.kaliganj",
    nameBn: "রেহানা পারভীন",
    nameEn: "Rehana Parvin",
    designation: "USEO",
    duties: primary(INSPECTION, KALIGANJ_OF_GAZIPUR, 520),
  },
  {
    username: "acad.savar",
    nameBn: "তানভীর হাসান",
    nameEn: "Tanvir Hasan",
    designation: "UAS",
    duties: primary("ACADEMIC_SUPERVISOR", SAVAR, 1_290),
  },
  {
    // An assistant: the post of Savar's education officer is taken.
    username: "newjoined.savar",
    nameBn: "সুমাইয়া জাহান",
    nameEn: "Sumaiya Jahan",
    designation: "AUSEO",
    duties: primary(INSPECTION, SAVAR, 10),
  },
];
