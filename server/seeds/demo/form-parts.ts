import { newQuestion } from "@shikkha/contract/forms/new-question.ts";
import type {
  Option,
  Question,
  QuestionMeta,
  RenderType,
  TextType,
} from "@shikkha/contract/forms/question.ts";
import { isComputedSection } from "@shikkha/contract/forms/question-kind.ts";

type Pair = readonly [bn: string, en: string];
type Part = (ids: { question: number; option: number }, isComputed: boolean) => Question;

function part(
  renderType: RenderType,
  [textBangla, textEnglish]: Pair,
  meta: QuestionMeta,
  options: readonly Pair[] = [],
): Part {
  return (ids, isComputed) => {
    ids.question += 1;
    const made = newQuestion(ids.question, renderType, { isComputed });
    return {
      ...made,
      textBangla,
      textEnglish,
      meta: { ...made.meta, ...meta },
      options: options.map(([bn, en], index): Option => {
        ids.option += 1;
        return {
          id: ids.option,
          textBangla: bn,
          textEnglish: en,
          value: String(isComputed ? index + 1 : 1),
        };
      }),
    };
  };
}

export const text = (label: Pair, type: TextType = "text", isRequired = false): Part =>
  part("TEXT", label, { type, isRequired });
export const yesNo = (label: Pair): Part => part("YES_NO", label, { isRequired: true });
export const radio = (label: Pair, options: readonly Pair[]): Part =>
  part("RADIO", label, { isRequired: true }, options);
export const dropdown = (label: Pair, options: readonly Pair[]): Part =>
  part("DROPDOWN", label, { isRequired: true }, options);
export const ticks = (label: Pair, options: readonly Pair[]): Part =>
  part("CHECKBOX_LIST", label, {}, options);
export const tick = (label: Pair): Part => part("CHECKBOX", label, { isRequired: true });

/** A section that is answered with stars itself. */
export const stars = (label: Pair): Part => part("WEIGHTED_STAR_SECTION", label, {});

const BANDS: readonly Pair[] = [
  ["অসন্তোষজনক", "Unsatisfactory"],
  ["চলতি মান", "Fair"],
  ["ভালো", "Good"],
  ["খুব ভালো", "Very good"],
  ["অতি উত্তম", "Excellent"],
];
export const rated = (label: Pair): Part => radio(label, BANDS);

/** The part before it must be a yes/no; this one shows when the answer is yes. */
export const ifYes =
  (inner: Part): Part =>
  (ids, isComputed) => {
    const asked = ids.question;
    return {
      ...inner(ids, isComputed),
      conditionQuestionId: asked,
      requiredConditionAnswer: "true",
    };
  };

export const section =
  (label: Pair, parts: readonly Part[], weight?: number): Part =>
  (ids) => {
    const kind = weight === undefined ? "SECTION" : "WEIGHTED_STAR_SECTION";
    const made = part(kind, label, weight === undefined ? {} : { weight })(ids, false);
    const childQuestions = ordered(parts.map((one) => one(ids, isComputedSection(made))));
    return { ...made, childQuestions };
  };

/** The parts with ids counted through and orders as they stand. */
export function formOf(...parts: readonly Part[]): Question[] {
  const ids = { question: 0, option: 0 };
  return ordered(parts.map((one) => one(ids, false)));
}

function ordered(questions: readonly Question[]): Question[] {
  return questions.map((question, index) => ({ ...question, order: index + 1 }));
}
