import type { InstituteRow } from "@shikkha/contract/institutes.ts";
import type { Column } from "../../platform/export/column.ts";
import { INSTITUTE_TYPES, MANAGEMENT } from "./institute-words.ts";

/** The register as a file. */
export const instituteColumns: readonly Column<InstituteRow>[] = [
  { heading: { bn: "ইআইআইএন", en: "EIIN" }, kind: "code", width: 9, value: (row) => row.eiin },
  {
    heading: { bn: "নাম (বাংলা)", en: "Name (Bangla)" },
    width: 28,
    value: (row) => row.nameBangla,
  },
  {
    heading: { bn: "নাম (ইংরেজি)", en: "Name (English)" },
    width: 28,
    value: (row) => row.nameEnglish,
  },
  {
    heading: { bn: "ধরন", en: "Type" },
    width: 12,
    value: (row, language) => INSTITUTE_TYPES[row.type][language],
  },
  {
    heading: { bn: "ব্যবস্থাপনা", en: "Management" },
    width: 13,
    value: (row, language) => MANAGEMENT[row.mgmtType][language],
  },
  { heading: { bn: "আইএসএএস", en: "ISAS" }, width: 8, value: (row) => row.isasCategory },
  {
    heading: { bn: "অঞ্চল", en: "Zone" },
    width: 11,
    value: (row, language) => (language === "bn" ? row.zoneNameBangla : row.zoneNameEnglish),
  },
  {
    heading: { bn: "জেলা", en: "District" },
    width: 12,
    value: (row, language) =>
      language === "bn" ? row.districtNameBangla : row.districtNameEnglish,
  },
  {
    heading: { bn: "উপজেলা", en: "Upazila" },
    width: 13,
    value: (row, language) => (language === "bn" ? row.upazilaNameBangla : row.upazilaNameEnglish),
  },
  { heading: { bn: "ই-মেইল", en: "E-mail" }, width: 22, value: (row) => row.email },
  { heading: { bn: "ফোন", en: "Phone" }, kind: "code", width: 13, value: (row) => row.phone },
];
