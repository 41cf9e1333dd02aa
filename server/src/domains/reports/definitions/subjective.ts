import { type RatingBand, ratingBand, roundRating } from "@shikkha/contract/forms/rating.ts";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";
import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import { findPublishedForm } from "../../forms/forms.lookup.ts";
import { listQuestionRatings, type QuestionRating } from "../question-ratings.reads.ts";
import { defineReport, type Source } from "../report-definition.ts";

interface TopicRow extends Bilingual {
  readonly isSection: boolean;
  readonly answers: number;
  readonly rating: number | null;
}

const BANDS: Record<RatingBand, Bilingual> = {
  unsatisfactory: { bn: "অসন্তোষজনক", en: "Unsatisfactory" },
  fair: { bn: "চলতি মান", en: "Fair" },
  good: { bn: "ভালো", en: "Good" },
  veryGood: { bn: "খুব ভালো", en: "Very good" },
  excellent: { bn: "অতি উত্তম", en: "Excellent" },
};

/** The sections and rated questions of the form in their order, with what was found. */
function topicsOf(
  questions: readonly WireQuestion[],
  found: ReadonlyMap<number, QuestionRating>,
): TopicRow[] {
  return questions.flatMap((question) => {
    const rated = found.get(question.id);
    const below = topicsOf(question.childQuestions, found);
    const isSection = question.renderType.endsWith("SECTION");
    if (!rated && below.length === 0) return [];
    const own = {
      bn: question.textBangla,
      en: question.textEnglish,
      isSection,
      answers: rated?.answers ?? 0,
      rating: rated && rated.answers > 0 ? roundRating(rated.sum / rated.answers) : null,
    };
    return [own, ...below];
  });
}

async function read(source: Source): Promise<TopicRow[]> {
  const form = await findPublishedForm(source.db, source.filter.formType);
  if (!form) return [];
  const ratings = await listQuestionRatings(source);
  return topicsOf(form.questions, new Map(ratings.map((one) => [one.questionId, one])));
}

/** How the topics of a monitoring form were rated: question by question. */
export const subjectiveReport = defineReport<TopicRow>({
  title: { bn: "মনিটরিংয়ের বিষয়ভিত্তিক প্রতিবেদন", en: "Monitoring report by topic" },
  time: "period",
  isByForm: true,
  note: {
    bn: "টীকা: রেটিং ০–৫। সময়কালের প্রতিটি মাস সম্পূর্ণ গণনা করা হয়েছে। প্রশ্নগুলো এখন প্রকাশিত ফরমের।",
    en: "Note: ratings 0–5. Each month of the period is counted whole. The questions are those of the form as published now.",
  },
  columns: [
    { heading: { bn: "বিষয়", en: "Topic" }, width: 56, value: (row, language) => row[language] },
    {
      heading: { bn: "মূল্যায়ন", en: "Ratings" },
      kind: "number",
      width: 10,
      value: (row) => row.answers,
    },
    {
      heading: { bn: "গড় রেটিং", en: "Average rating" },
      kind: "rating",
      width: 10,
      value: (row) => row.rating,
    },
    {
      heading: { bn: "মান", en: "Band" },
      width: 14,
      value: ({ rating }, language) =>
        rating === null ? null : BANDS[ratingBand(rating)][language],
    },
  ],
  count: async (source) => (await read(source)).length,
  async *rows(source, slice) {
    const rows = await read(source);
    yield* slice ? rows.slice(slice.offset, slice.offset + slice.limit) : rows;
  },
  isGroup: ({ isSection }) => isSection,
});
