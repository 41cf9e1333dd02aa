import type { InstituteType, ManagementType } from "@shikkha/contract/institute-words.ts";
import type { Bilingual } from "@shikkha/contract/kernel/language.ts";

export const INSTITUTE_TYPES: Record<InstituteType, Bilingual> = {
  SCHOOL: { bn: "বিদ্যালয়", en: "School" },
  COLLEGE: { bn: "কলেজ", en: "College" },
  SCHOOL_AND_COLLEGE: { bn: "স্কুল ও কলেজ", en: "School and college" },
  MADRASA: { bn: "মাদ্রাসা", en: "Madrasa" },
  OTHERS: { bn: "অন্যান্য", en: "Others" },
};

export const MANAGEMENT: Record<ManagementType, Bilingual> = {
  GOVERNMENT: { bn: "সরকারি", en: "Government" },
  NON_GOVERNMENT: { bn: "বেসরকারি", en: "Non-government" },
  LOCAL_GOVERNMENT: { bn: "স্থানীয় সরকার", en: "Local government" },
  AUTONOMOUS: { bn: "স্বায়ত্তশাসিত", en: "Autonomous" },
  OTHERS: { bn: "অন্যান্য", en: "Others" },
  UNKNOWN: { bn: "অজানা", en: "Unknown" },
};
