import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { KIND_OF, type Timing } from "@shikkha/contract/visits/visit-words.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import type { Fact, TableFile } from "../../platform/export/table-file.ts";
import { KIND_WORDS } from "../plans/plans.lookup.ts";
import { answerWords } from "./answer-words.ts";
import type { ReportFrame } from "./report-frame.ts";
import { dayWords, joined } from "./report-words.ts";

interface AnswerRow {
  readonly question: Bilingual;
  readonly answer: Bilingual | null;
  readonly rating: number | null;
  readonly isSection: boolean;
}

const TIMING: Record<Timing, Bilingual> = {
  ON_TIME: { bn: "যথাসময়ে", en: "On time" },
  LATE: { bn: "বিলম্বে", en: "Delayed" },
  UNPLANNED: { bn: "পরিকল্পনার বাইরে", en: "Unplanned" },
};

/** Sections and answered questions in the order of the form. */
function rowsOf(questions: readonly WireQuestion[], visit: VisitDetail): AnswerRow[] {
  return questions.flatMap((question) => {
    const answer = answerWords(question, visit.answers[question.id]);
    const rating = visit.ratings[question.id] ?? null;
    const below = rowsOf(question.childQuestions, visit);
    const isSection = question.renderType.endsWith("SECTION");
    if (!answer && rating === null && below.length === 0) return [];
    const words = { bn: question.textBangla, en: question.textEnglish };
    return [{ question: words, answer, rating, isSection }, ...below];
  });
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

const count = (value: number): Bilingual => ({
  bn: toBengaliDigits(String(value)),
  en: String(value),
});
const nullable = (bn: string | null, en: string | null): Bilingual => ({
  bn: bn ?? "–",
  en: en ?? "–",
});

/** Who was there of how many: 18 / 20. */
function presenceFact(label: Bilingual, presence: VisitDetail["people"]): Fact[] {
  if (!presence) return [];
  return [{ label, value: joined([count(presence.present), count(presence.total)], " / ") }];
}

/** One visit as it was submitted, to be printed and filed. */
export function visitFile(visit: VisitDetail, frame: ReportFrame): TableFile<AnswerRow> {
  const { place, officer, rating } = visit;
  const isOffice = visit.kind === "office";
  const { designationBangla, designationEnglish } = officer;
  const facts: Fact[] = [
    {
      label: isOffice ? { bn: "অফিস", en: "Office" } : { bn: "প্রতিষ্ঠান", en: "Institute" },
      value: { bn: place.nameBangla, en: place.nameEnglish },
    },
    {
      label: { bn: "এলাকা", en: "Area" },
      value: joined([
        nullable(place.placeNameBangla, place.placeNameEnglish),
        nullable(place.districtNameBangla, place.districtNameEnglish),
      ]),
    },
    {
      label: { bn: "পরিদর্শক", en: "Inspector" },
      value: joined([
        { bn: officer.nameBangla, en: officer.nameEnglish },
        nullable(designationBangla, designationEnglish),
      ]),
    },
    { label: { bn: "পরিদর্শনের তারিখ", en: "Visited on" }, value: dayWords(visit.visitDate) },
    { label: { bn: "সময়মাফিকতা", en: "Timing" }, value: TIMING[visit.timing] },
    ...presenceFact(
      isOffice
        ? { bn: "উপস্থিত কর্মকর্তা", en: "Officers present" }
        : { bn: "উপস্থিত শিক্ষক", en: "Teachers present" },
      visit.people,
    ),
    ...presenceFact({ bn: "উপস্থিত কর্মচারী", en: "Staff present" }, visit.staff),
    {
      label: { bn: "রসিদ নম্বর", en: "Receipt" },
      value: nullable(visit.receipt.number, visit.receipt.number),
    },
  ];
  return {
    ...frame,
    title: joined(
      [KIND_WORDS[KIND_OF[visit.kind]], { bn: "পরিদর্শন প্রতিবেদন", en: "visit report" }],
      ": ",
    ),
    facts,
    columns: [
      {
        heading: { bn: "প্রশ্ন", en: "Question" },
        width: 44,
        value: ({ question }, language) => question[language],
      },
      {
        heading: { bn: "উত্তর", en: "Answer" },
        width: 36,
        value: ({ answer }, language) => answer?.[language] ?? null,
      },
      {
        heading: { bn: "রেটিং", en: "Rating" },
        kind: "rating",
        width: 9,
        value: (row) => row.rating,
      },
    ],
    rows: inTurn(rowsOf(visit.form.questions, visit)),
    isGroup: ({ isSection }) => isSection,
    ...(rating !== null && {
      totals: [{ bn: "সার্বিক রেটিং", en: "Overall rating" }[frame.language], null, rating],
    }),
  };
}
