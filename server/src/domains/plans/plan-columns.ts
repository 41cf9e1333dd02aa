import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import type { MonitoringKind, PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import type { Submission } from "@shikkha/contract/plans/review.ts";
import type { Column } from "../../platform/export/column.ts";

type Words<Key extends string> = Record<Key, Record<Language, string>>;

export const STATUS_WORDS: Words<PlanStatus> = {
  DRAFT: { bn: "পরিকল্পনা জমা হয়নি", en: "Plan not submitted" },
  SUBMITTED: { bn: "পরিকল্পনা জমা হয়েছে", en: "Plan submitted" },
  REJECTED: { bn: "সংশোধনের জন্য ফেরত", en: "Plan rejected" },
  NEWJOINED: { bn: "নবযোগদানকৃত", en: "New joined" },
};
export const KIND_WORDS: Words<MonitoringKind> = {
  GENERAL_MONITORING: { bn: "সাধারণ মনিটরিং", en: "General monitoring" },
  CLASSROOM_MONITORING: { bn: "শ্রেণি কার্যক্রম মনিটরিং", en: "Classroom activities monitoring" },
  OFFICE: { bn: "কার্যালয় মনিটরিং", en: "Office monitoring" },
};

const named = (bn: string | null, en: string | null, language: Language) =>
  language === "bn" ? bn : en;

export const submissionColumns: readonly Column<Submission>[] = [
  {
    heading: { bn: "কর্মকর্তা", en: "Officer" },
    width: 22,
    value: (row, language) => named(row.nameBangla, row.nameEnglish, language),
  },
  {
    heading: { bn: "পিডিএস আইডি", en: "PDS ID" },
    kind: "code",
    width: 12,
    value: (row) => row.pdsNumber,
  },
  {
    heading: { bn: "পদবি", en: "Designation" },
    width: 20,
    value: (row, language) => named(row.designationBangla, row.designationEnglish, language),
  },
  {
    heading: { bn: "কর্মস্থল", en: "Workplace" },
    width: 24,
    value: (row, language) => named(row.workplaceBangla, row.workplaceEnglish, language),
  },
  {
    heading: { bn: "অবস্থা", en: "Status" },
    width: 16,
    value: (row, language) => STATUS_WORDS[row.status][language],
  },
  {
    heading: { bn: "পরিদর্শন", en: "Visits" },
    kind: "number",
    width: 9,
    value: (row) => row.visits,
  },
  {
    heading: { bn: "ন্যূনতম", en: "Minimum" },
    kind: "number",
    width: 9,
    value: (row) => row.minimumVisits,
  },
  {
    heading: { bn: "জমার তারিখ", en: "Submitted on" },
    kind: "day",
    width: 12,
    value: ({ submittedAt }) => (submittedAt ? dayInDhaka(new Date(submittedAt)) : null),
  },
  { heading: { bn: "মন্তব্য", en: "Comment" }, width: 24, value: (row) => row.comment },
];

export const planRowColumns: readonly Column<PlanRow>[] = [
  { heading: { bn: "তারিখ", en: "Date" }, kind: "day", width: 12, value: (row) => row.visitDate },
  {
    heading: { bn: "প্রতিষ্ঠান বা কার্যালয়", en: "Institute or office" },
    width: 30,
    value: ({ place }, language) => named(place.nameBangla, place.nameEnglish, language),
  },
  {
    heading: { bn: "ইআইআইএন", en: "EIIN" },
    kind: "code",
    width: 10,
    value: ({ place }) => place.eiin,
  },
  {
    heading: { bn: "উপজেলা", en: "Upazila" },
    value: ({ place }, language) =>
      named(place.upazilaNameBangla, place.upazilaNameEnglish, language),
  },
  {
    heading: { bn: "আইএসএএস শ্রেণি", en: "ISAS category" },
    width: 8,
    value: ({ place }) => place.isasCategory,
  },
  {
    heading: { bn: "ধরন", en: "Kind" },
    width: 16,
    value: (row, language) => KIND_WORDS[row.kind][language],
  },
  {
    heading: { bn: "সম্পন্ন হয়েছে", en: "Carried out on" },
    kind: "day",
    width: 12,
    value: (row) => row.visitedOn,
  },
];
