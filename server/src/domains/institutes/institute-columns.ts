import type { InstituteRow } from "@shikkha/contract/institutes.ts";
import type { Column } from "../../platform/export/column.ts";

/** The register as a file. */
export const instituteColumns: readonly Column<InstituteRow>[] = [
  { heading: { bn: "ইআইআইএন", en: "EIIN" }, value: (row) => row.eiin },
  { heading: { bn: "নাম (বাংলা)", en: "Name (Bangla)" }, value: (row) => row.nameBangla },
  { heading: { bn: "নাম (ইংরেজি)", en: "Name (English)" }, value: (row) => row.nameEnglish },
  { heading: { bn: "ধরন", en: "Type" }, value: (row) => row.type },
  { heading: { bn: "ব্যবস্থাপনা", en: "Management" }, value: (row) => row.mgmtType },
  { heading: { bn: "আইএসএএস", en: "ISAS" }, value: (row) => row.isasCategory },
  {
    heading: { bn: "অঞ্চল", en: "Zone" },
    value: (row, language) => (language === "bn" ? row.zoneNameBangla : row.zoneNameEnglish),
  },
  {
    heading: { bn: "জেলা", en: "District" },
    value: (row, language) =>
      language === "bn" ? row.districtNameBangla : row.districtNameEnglish,
  },
  {
    heading: { bn: "উপজেলা", en: "Upazila" },
    value: (row, language) => (language === "bn" ? row.upazilaNameBangla : row.upazilaNameEnglish),
  },
  { heading: { bn: "ই-মেইল", en: "E-mail" }, value: (row) => row.email },
  { heading: { bn: "ফোন", en: "Phone" }, value: (row) => row.phone },
];
