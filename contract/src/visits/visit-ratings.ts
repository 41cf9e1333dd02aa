import { type CompiledForm } from "../forms/compile-form.ts";
import { isScored, isSection } from "../forms/question-kind.ts";
import type { Answers, Question } from "../forms/question.ts";
import { RATING_SCALE, roundRating } from "../forms/rating.ts";
import { scoreForm } from "../forms/scoring.ts";
import { visibilityOf } from "../forms/visibility.ts";

export interface VisitRatings {
  /** Of the whole visit, on the scale of five with one decimal; null while nothing that counts is answered. */
  readonly rating: number | null;
  /** Of each section and each question that counts, by its id, on the same scale. */
  readonly ratings: Readonly<Record<string, number>>;
}

/** The ratings of a visit, as they are stored with it and shown before it is submitted. */
export function rateVisit(form: CompiledForm, answers: Answers): VisitRatings {
  const shown = visibilityOf(form, answers);
  const { score, sections } = scoreForm(form, answers, shown);
  const ratings: Record<string, number> = {};
  for (const [id, section] of sections)
    if (section.score !== null)
      ratings[id] = roundRating((section.score / section.scale) * RATING_SCALE);
  for (const { index, key, question } of form.nodes) {
    const answer = answers[key];
    if (shown[index] !== 1 || isSection(question) || !isScored(question)) continue;
    const share = typeof answer === "number" ? shareOf(question, answer) : undefined;
    if (share !== undefined) ratings[key] = roundRating(share * RATING_SCALE);
  }
  return { rating: score === null ? null : roundRating(score), ratings };
}

function shareOf({ options }: Question, optionId: number): number | undefined {
  const most = Math.max(0, ...options.map(({ value }) => Number(value)));
  const option = options.find(({ id }) => id === optionId);
  return option && most > 0 ? Number(option.value) / most : undefined;
}
