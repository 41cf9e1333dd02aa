import type { InstituteDetail } from "@shikkha/contract/institutes.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import { streamRows } from "../../platform/db/stream-rows.ts";
import type { TableFile } from "../../platform/export/table-file.ts";
import { INSTITUTE_TYPES, MANAGEMENT } from "../institutes/institutes.lookup.ts";
import { KIND_WORDS } from "../plans/plans.lookup.ts";
import { dayColumn, INSPECTOR } from "./definitions/visit-columns.ts";
import { type InstituteVisit, instituteVisits } from "./institute-visits.reads.ts";
import type { Source } from "./report-definition.ts";
import type { ReportFrame } from "./report-frame.ts";
import { joined, same } from "./report-words.ts";

const code = (text: string | null): Bilingual => ({
  bn: text ? toBengaliDigits(text) : "–",
  en: text ?? "–",
});

/** An institute's facts and every visit to it, the newest first. */
export function instituteFile(
  { scope, db, signal }: Pick<Source, "scope" | "db" | "signal">,
  institute: InstituteDetail,
  frame: ReportFrame,
): TableFile<InstituteVisit> {
  const upazila = { bn: institute.upazilaNameBangla, en: institute.upazilaNameEnglish };
  const district = { bn: institute.districtNameBangla, en: institute.districtNameEnglish };
  const zone = { bn: institute.zoneNameBangla, en: institute.zoneNameEnglish };
  return {
    ...frame,
    title: joined(
      [
        { bn: "প্রতিষ্ঠানের পরিচিতি", en: "Institute profile" },
        { bn: institute.nameBangla, en: institute.nameEnglish },
      ],
      ": ",
    ),
    facts: [
      { label: { bn: "ইআইআইএন", en: "EIIN" }, value: code(institute.eiin) },
      { label: { bn: "আইএসএএস", en: "ISAS" }, value: same(institute.isasCategory) },
      { label: { bn: "ধরন", en: "Type" }, value: INSTITUTE_TYPES[institute.type] },
      { label: { bn: "ব্যবস্থাপনা", en: "Management" }, value: MANAGEMENT[institute.mgmtType] },
      { label: { bn: "ঠিকানা", en: "Place" }, value: joined([upazila, district, zone]) },
      { label: { bn: "ফোন", en: "Phone" }, value: code(institute.phone) },
      { label: { bn: "ই-মেইল", en: "E-mail" }, value: same(institute.email) },
      { label: { bn: "শিক্ষক ও কর্মচারী", en: "People" }, value: code(String(institute.peopleTotal)) },
    ],
    columns: [
      dayColumn("visitDate", "পরিদর্শনের তারিখ", "Visited on"),
      {
        heading: { bn: "ধরন", en: "Kind" },
        width: 20,
        value: ({ kind }, language) => KIND_WORDS[kind][language],
      },
      ...INSPECTOR,
      {
        heading: { bn: "রেটিং", en: "Rating" },
        kind: "rating",
        width: 8,
        value: (row) => row.rating,
      },
    ],
    rows: streamRows(db, instituteVisits(scope, institute.id), signal),
  };
}
