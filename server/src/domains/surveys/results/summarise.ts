import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import { DEFAULT_SCALE } from "@shikkha/contract/forms/question.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type {
  QuestionSummary,
  surveyResultCalls,
} from "@shikkha/contract/surveys/survey-results.ts";
import type { Database } from "../../../platform/db/database.ts";
import { loadAnsweredForms } from "./answered-forms.ts";
import type { Place } from "./answers.reads.ts";
import {
  countAnswered,
  countAnswers,
  countValues,
  type NumberFigures,
  sumNumbers,
} from "./figures.reads.ts";
import { isCounted, type MergedQuestion, mergeQuestions } from "./merged-questions.rules.ts";

type Summary = ResponseOf<typeof surveyResultCalls.summary>;
type Count = QuestionSummary["counts"][number];

const DAY_MS = 86_400_000;

/** A survey's results at a place: set-based counts, put under the questions that were asked. */
export async function summarise(
  db: Database,
  surveyId: number,
  place: Place,
  now: Date,
): Promise<Summary> {
  const forms = await loadAnsweredForms(db, surveyId);
  const questions = mergeQuestions(forms.map(({ form }) => form));
  const keysOf = (wanted: (one: MergedQuestion) => boolean) =>
    questions.filter(wanted).map(({ node }) => node.key);
  const [totals, answered, values, numbers] = await Promise.all([
    countAnswers(db, surveyId, place),
    countAnswered(db, surveyId, place),
    countValues(db, surveyId, place, keysOf(isCounted)),
    sumNumbers(
      db,
      surveyId,
      place,
      keysOf(({ kind }) => kind === "NUMBER"),
    ),
  ]);
  const countOf = (key: string, value: string) =>
    values.find((one) => one.key === key && one.value === value)?.count ?? 0;
  const dayCount = (day: string) => totals.days.find((one) => one.day === day)?.count ?? 0;
  return {
    ...totals,
    today: dayCount(dayInDhaka(now)),
    yesterday: dayCount(dayInDhaka(new Date(now.getTime() - DAY_MS))),
    questions: questions.map((one) => {
      const { node, kind, isFormer } = one;
      const { question, parent } = node;
      const counts = countsOf(one, (value) => countOf(node.key, value));
      const total = answered.get(node.key) ?? 0;
      const figures = numbers.find(({ key }) => key === node.key);
      return {
        questionId: question.id,
        place: node.place.join("."),
        kind,
        textBangla: question.textBangla,
        textEnglish: question.textEnglish,
        sectionBangla: parent?.question.textBangla ?? "",
        sectionEnglish: parent?.question.textEnglish ?? "",
        isConditional: node.condition !== undefined,
        isFormer,
        answered: total,
        counts,
        mean: kind === "STARS" ? meanOf(counts) : null,
        scale: kind === "STARS" ? (question.meta.scale ?? DEFAULT_SCALE) : null,
        numbers: figures ? partsOf(figures) : null,
      };
    }),
  };
}

function countsOf(
  { node, kind, options }: MergedQuestion,
  count: (value: string) => number,
): Count[] {
  const of = (key: string, textBangla: string, textEnglish: string) => ({
    key,
    textBangla,
    textEnglish,
    count: count(key),
  });
  switch (kind) {
    case "YES_NO":
      return [of("true", "হ্যাঁ", "Yes"), of("false", "না", "No")];
    case "STARS": {
      const scale = node.question.meta.scale ?? DEFAULT_SCALE;
      return Array.from({ length: scale }, (_, index) => {
        const stars = String(scale - index);
        return of(stars, toBengaliDigits(stars), stars);
      });
    }
    default:
      return options.map(({ id, textBangla, textEnglish }) =>
        of(String(id), textBangla, textEnglish),
      );
  }
}

function meanOf(counts: readonly Count[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const stars = counts.reduce((sum, { key, count }) => sum + Number(key) * count, 0);
  return total === 0 ? null : stars / total;
}

/** One part where all are the same. */
function partsOf({ mean, median, least, most, parts }: NumberFigures) {
  const step = (most - least) / parts.length;
  const whole = parts.reduce((sum, count) => sum + count, 0);
  return {
    mean,
    median,
    least,
    most,
    parts: parts.map((count, index) => ({
      from: least + step * index,
      to: least + step * (index + 1),
      count: step === 0 && index === 0 ? whole : count,
    })),
  };
}
