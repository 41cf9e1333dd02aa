import { randomFor } from "../random.ts";
import { upazilas, type Upazila } from "../reference/places.ts";
import type { InstituteType } from "./institute-patterns.ts";

export interface NamedInstitute {
  readonly type: InstituteType;
  readonly en: string;
  readonly bn: string;
}

const SEAT_SCHOOLS = [
  ["Government Pilot Model High School", "সরকারি পাইলট মডেল উচ্চ বিদ্যালয়"],
  ["Government Pilot High School", "সরকারি পাইলট উচ্চ বিদ্যালয়"],
  ["Government Model High School", "সরকারি মডেল উচ্চ বিদ্যালয়"],
] as const;

/** The government's own institutes: a school and a college at each upazila's seat, two more schools at each district's. */
export function seatsOf(upazila: Upazila): NamedInstitute[] {
  // The town of an upazila called "Bhola Sadar" is Bhola.
  const en = upazila.nameEn.replace(/( Adarsha)? Sadar$/, "");
  const bn = upazila.nameBn.replace(/( আদর্শ)? সদর$/, "");
  const [schoolEn, schoolBn] = randomFor("seat-school", upazila.id).pick(SEAT_SCHOOLS);
  const seats: NamedInstitute[] = [
    { type: "SCHOOL", en: `${en} ${schoolEn}`, bn: `${bn} ${schoolBn}` },
    { type: "COLLEGE", en: `${en} Government College`, bn: `${bn} সরকারি কলেজ` },
  ];
  if (!isDistrictSeat(upazila)) return seats;
  const { nameEn, nameBn } = upazila.district;
  return [
    ...seats,
    { type: "SCHOOL", en: `${nameEn} Zilla School`, bn: `${nameBn} জিলা স্কুল` },
    {
      type: "SCHOOL",
      en: `${nameEn} Government Girls' High School`,
      bn: `${nameBn} সরকারি বালিকা উচ্চ বিদ্যালয়`,
    },
  ];
}

/** Most districts have one upazila called Sadar; in the big cities the old centre takes its place. */
export function isDistrictSeat(upazila: Upazila): boolean {
  const siblings = upazilas.filter((other) => other.district === upazila.district);
  const seat =
    siblings.find(({ nameEn }) => nameEn.endsWith(" Sadar")) ??
    siblings.find(({ nameEn, isThana }) => isThana && nameEn === "Kotwali") ??
    siblings.find(({ isThana }) => isThana);
  return seat === upazila;
}
