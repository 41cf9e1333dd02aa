import type { CompiledForm, FormNode } from "./compile-form.ts";
import { type Answers, type AnswerValue, DEFAULT_SCALE, type Question } from "./question.ts";
import { isComputedSection, isScored } from "./question-kind.ts";
import { RATING_SCALE } from "./rating.ts";
import { type Visibility, visibilityOf } from "./visibility.ts";

export interface SectionScore {
  /** On the section's own scale; null while nothing that counts is answered. */
  readonly score: number | null;
  readonly scale: number;
  /** How many of the visible questions that count are answered. */
  readonly answered: number;
  readonly scored: number;
}

export interface FormScore {
  /** On the scale of five; null while nothing that counts is answered. */
  readonly score: number | null;
  readonly sections: ReadonlyMap<number, SectionScore>;
}

interface Sum {
  weighted: number;
  weight: number;
  answered: number;
  scored: number;
}

/**
 * An option's value, a yes or no (1 or 0) and stars, each as a share of the most it could be; a section is the mean of
 * its scored questions by weight, the form the mean of its weighted star sections by weight. Hidden questions do not
 * count, nor do those without an answer.
 */
export function scoreForm(
  form: CompiledForm,
  answers: Answers,
  shown: Visibility = visibilityOf(form, answers),
): FormScore {
  const sums = new Map<FormNode | undefined, Sum>([[undefined, emptySum()]]);
  for (const node of form.nodes) if (isComputedSection(node.question)) sums.set(node, emptySum());
  const sections = new Map<number, SectionScore>();
  // From the end, so that what is inside a section is summed before the section itself.
  for (const node of form.nodes.toReversed()) {
    if (shown[node.index] !== 1) continue;
    const own = sums.get(node);
    if (own) {
      const share = node.takesStars ? starShare(node, answers, own) : meanOf(own);
      sections.set(node.question.id, { ...countsOf(own), ...onScale(node.question, share) });
      const into = scoredInto(node, sums);
      if (node.question.renderType === "WEIGHTED_STAR_SECTION")
        addTo(sums.get(into), share, node.question.meta.weight ?? 1);
      else if (into) passOn(own, sums.get(into));
    } else if (isScored(node.question)) {
      const into = scoredInto(node, sums);
      const share = shareOf(node.question, answers[node.key]);
      // Only weighted star sections count in the form itself.
      if (into) addTo(sums.get(into), share, node.question.meta.weight ?? 1);
    }
  }
  const share = meanOf(sums.get(undefined) ?? emptySum());
  return { score: share === null ? null : share * RATING_SCALE, sections };
}

/** The nearest section around it that gives a score; undefined is the form. */
function scoredInto(
  { parent }: FormNode,
  sums: ReadonlyMap<FormNode | undefined, Sum>,
): FormNode | undefined {
  let at = parent;
  while (at && !sums.has(at)) at = at.parent;
  return at;
}

/** What an answer is of the most it could be; null without an answer. */
function shareOf({ options }: Question, answer: AnswerValue | undefined): number | null {
  if (answer === undefined) return null;
  if (typeof answer === "boolean") return answer ? 1 : 0;
  const valueOf = (id: AnswerValue) =>
    Number(options.find((option) => option.id === id)?.value ?? 0);
  const values = options.map(({ value }) => Number(value));
  if (typeof answer === "number") return portion(valueOf(answer), Math.max(0, ...values));
  if (typeof answer === "string") return null;
  return portion(total(answer.map(valueOf)), total(values));
}

function starShare({ question, key }: FormNode, answers: Answers, own: Sum): number | null {
  const stars = answers[key];
  own.scored = 1;
  if (typeof stars !== "number") return null;
  own.answered = 1;
  return portion(stars, question.meta.scale ?? DEFAULT_SCALE);
}

function portion(part: number, whole: number): number {
  return whole > 0 ? Math.min(part / whole, 1) : 0;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function emptySum(): Sum {
  return { weighted: 0, weight: 0, answered: 0, scored: 0 };
}

function addTo(sum: Sum | undefined, share: number | null, weight: number): void {
  if (!sum) return;
  sum.scored += 1;
  if (share === null) return;
  sum.answered += 1;
  sum.weighted += share * weight;
  sum.weight += weight;
}

/** A plain section that counts hands its questions on to the weighted section around it. */
function passOn(own: Sum, outer: Sum | undefined): void {
  if (!outer) return;
  outer.weighted += own.weighted;
  outer.weight += own.weight;
  outer.answered += own.answered;
  outer.scored += own.scored;
}

function meanOf({ weighted, weight }: Sum): number | null {
  return weight > 0 ? weighted / weight : null;
}

function countsOf({ answered, scored }: Sum): Pick<SectionScore, "answered" | "scored"> {
  return { answered, scored };
}

function onScale({ meta }: Question, share: number | null): Pick<SectionScore, "score" | "scale"> {
  const scale = meta.scale ?? DEFAULT_SCALE;
  return { scale, score: share === null ? null : share * scale };
}
