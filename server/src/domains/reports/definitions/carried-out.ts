import { streamRows } from "../../../platform/db/stream-rows.ts";
import { type AnyReport, defineReport } from "../report-definition.ts";
import { sumVisits, type VisitChoice, type VisitRow, visitRows } from "../visit-rows.reads.ts";
import {
  dayColumn,
  DISTRICT,
  INSPECTOR,
  INSTITUTE,
  ISAS,
  numberColumn,
  OFFICE,
  PHONE,
  UPAZILA,
} from "./visit-columns.ts";

const RATING = {
  heading: { bn: "রেটিং", en: "Rating" },
  kind: "rating",
  width: 8,
  value: ({ rating }: VisitRow) => rating,
} as const;

function listOf(choice: VisitChoice) {
  return {
    count: async (source) => (await sumVisits(source, choice)).visits,
    rows: (source, slice) => streamRows(source.db, visitRows(source, choice, slice), source.signal),
  } satisfies Pick<Parameters<typeof defineReport<VisitRow>>[0], "count" | "rows">;
}

/** Visits later than planned. */
export const delayedReport = defineReport<VisitRow>({
  title: {
    bn: "বিলম্বে সম্পন্ন মনিটরিং কার্যক্রমের প্রতিবেদন (প্রতিষ্ঠান)",
    en: "Delayed monitoring report (institutes)",
  },
  time: "period",
  columns: [
    dayColumn("plannedDate", "পরিকল্পিত তারিখ", "Planned on"),
    dayColumn("visitDate", "পরিদর্শনের তারিখ", "Visited on"),
    numberColumn("daysLate", "বিলম্ব (দিন)", "Days late"),
    ...INSTITUTE,
    UPAZILA,
    DISTRICT,
    ISAS,
    ...INSPECTOR,
    RATING,
  ],
  ...listOf({ kinds: ["GENERAL_MONITORING", "CLASSROOM_MONITORING"], isLate: true }),
});

/** Classes that were watched. */
export const curriculumReport = defineReport<VisitRow>({
  title: { bn: "শ্রেণি কার্যক্রম মনিটরিংয়ের প্রতিবেদন", en: "Classroom monitoring report" },
  time: "period",
  columns: [
    dayColumn("visitDate", "পরিদর্শনের তারিখ", "Visited on"),
    ...INSTITUTE,
    UPAZILA,
    DISTRICT,
    { heading: { bn: "শিক্ষক", en: "Teacher" }, width: 18, value: ({ teacher }) => teacher },
    { heading: { bn: "বিষয়", en: "Subject" }, width: 14, value: ({ subject }) => subject },
    numberColumn("grade", "শ্রেণি", "Grade"),
    numberColumn("students", "উপস্থিত শিক্ষার্থী", "Students present"),
    RATING,
    ...INSPECTOR,
  ],
  ...listOf({ kinds: ["CLASSROOM_MONITORING"] }),
});

/** Who was there and who was not, at institutes or offices. */
function absenceReport(isOffice: boolean): AnyReport {
  const choice: VisitChoice = { kinds: [isOffice ? "OFFICE" : "GENERAL_MONITORING"] };
  const people = isOffice ? { bn: "কর্মকর্তা", en: "Officers" } : { bn: "শিক্ষক", en: "Teachers" };
  const first = [
    dayColumn("visitDate", "পরিদর্শনের তারিখ", "Visited on"),
    ...(isOffice ? [OFFICE] : [...INSTITUTE, UPAZILA]),
    DISTRICT,
    ...INSPECTOR,
    PHONE,
  ];
  const counts = [
    numberColumn("peopleTotal", `মোট ${people.bn}`, `${people.en}, total`),
    numberColumn("peoplePresent", `উপস্থিত ${people.bn}`, `${people.en} present`),
    numberColumn("peopleAuthorised", "অনুমোদিত অনুপস্থিত", `${people.en} absent, authorised`),
    numberColumn("peopleUnauthorised", "অননুমোদিত অনুপস্থিত", `${people.en} absent, unauthorised`),
    numberColumn("staffTotal", "মোট কর্মচারী", "Staff, total"),
    numberColumn("staffPresent", "উপস্থিত কর্মচারী", "Staff present"),
    numberColumn("staffAuthorised", "কর্মচারী অনুমোদিত অনুপস্থিত", "Staff absent, authorised"),
    numberColumn("staffUnauthorised", "কর্মচারী অননুমোদিত অনুপস্থিত", "Staff absent, unauthorised"),
  ];
  return defineReport<VisitRow>({
    title: isOffice
      ? {
          bn: "কর্মকর্তা ও কর্মচারীর অনুপস্থিতির প্রতিবেদন (অফিস)",
          en: "Officer and staff absence report (offices)",
        }
      : {
          bn: "শিক্ষক ও কর্মচারীর অনুপস্থিতির প্রতিবেদন (প্রতিষ্ঠান)",
          en: "Teacher and staff absence report (institutes)",
        },
    time: "period",
    columns: [...first, ...counts],
    ...listOf(choice),
    totals: async (source) => {
      const s = await sumVisits(source, choice);
      return [
        ...first.map(() => null),
        s.peopleTotal,
        s.peoplePresent,
        s.peopleAuthorised,
        s.peopleUnauthorised,
        s.staffTotal,
        s.staffPresent,
        s.staffAuthorised,
        s.staffUnauthorised,
      ];
    },
  });
}

export const teacherAbsenceReport = absenceReport(false);
export const officerAbsenceReport = absenceReport(true);
