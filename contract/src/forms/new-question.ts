import {
  DEFAULT_SCALE,
  type Option,
  type Question,
  type QuestionMeta,
  type RenderType,
} from "./question.ts";
import { VALUE_TYPES_OF } from "./question-kind.ts";

interface Surroundings {
  /** In a section that gives a score; a section: it gives one itself. */
  readonly isComputed: boolean;
}

const EMPTY = {
  order: 1,
  textBangla: "",
  textEnglish: "",
  helpTextBangla: "",
  helpTextEnglish: "",
  isDeletable: true,
  childQuestions: [],
  options: [],
  conditionQuestionId: null,
  requiredConditionAnswer: null,
} as const;

/** A question as it starts, by its render type. */
export function newQuestion(
  id: number,
  renderType: RenderType,
  { isComputed }: Surroundings = { isComputed: false },
): Question {
  const valueType =
    renderType === "SECTION" && isComputed ? "NUMBER" : VALUE_TYPES_OF[renderType][0];
  return { ...EMPTY, id, renderType, valueType, meta: newMeta(renderType, isComputed) };
}

export function newMeta(renderType: RenderType, isComputed: boolean): QuestionMeta {
  switch (renderType) {
    case "WEIGHTED_STAR_SECTION":
      return { scale: DEFAULT_SCALE, weight: 1, shouldHideStar: false };
    case "RADIO":
    case "DROPDOWN":
    case "COMPUTED_CHECKBOX_LIST":
      return isComputed ? { weight: 1 } : {};
    case "TEXT":
      return { isRequired: false, type: "text", regEx: "" };
    case "COMPUTED_STAR":
      return { scale: DEFAULT_SCALE };
    default:
      return {};
  }
}

export function newOption(id: number): Option {
  return { id, textBangla: "", textEnglish: "", value: "1" };
}
