import type { Fact } from "./facts.ts";

/** What an answer is. */
export const VALUE_TYPES = [
  "NONE",
  "NUMBER",
  "OPTION_ID",
  "MULTIPLE_OPTION_ID",
  "STRING",
  "BOOLEAN",
] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

/** How a question is drawn. */
export const RENDER_TYPES = [
  "SECTION",
  "WEIGHTED_STAR_SECTION",
  "DROPDOWN",
  "RADIO",
  "TEXT",
  "COMPUTED_STAR",
  "CHECKBOX",
  "CHECKBOX_LIST",
  "COMPUTED_CHECKBOX_LIST",
  "YES_NO",
] as const;
export type RenderType = (typeof RENDER_TYPES)[number];

/** What a descriptive answer holds. */
export const TEXT_TYPES = ["text", "number", "mobile", "email", "date", "multiline"] as const;
export type TextType = (typeof TEXT_TYPES)[number];

/** Read once here by the server, the screens and the messages. */
export const FORM_LIMITS = {
  title: 128,
  questions: 500,
  depth: 6,
  options: 200,
  text: 500,
  helpText: 1000,
  optionText: 300,
  pattern: 200,
  weight: 100,
  scale: 10,
  optionValue: 1000,
  answerText: 500,
  answerMultiline: 2000,
  /** A tree as JSON text, as it is sent. */
  bytes: 1024 * 1024,
  /** An XLSForm workbook. */
  fileBytes: 5 * 1024 * 1024,
} as const;

export const DEFAULT_SCALE = 5;

/** The settings of a question; which of them a render type takes stands in `META_KEYS`. */
export interface QuestionMeta {
  readonly isRequired?: boolean;
  readonly type?: TextType;
  readonly regEx?: string;
  /** The least and the most a number may be. */
  readonly min?: number;
  readonly max?: number;
  /** A question counts in the score of its section when it carries a weight. */
  readonly weight?: number;
  readonly scale?: number;
  readonly shouldHideStar?: boolean;
  /** What its answer tells the figures of monitoring. */
  readonly fact?: Fact;
}

export interface Option {
  readonly id: number;
  readonly textBangla: string;
  readonly textEnglish: string;
  /** A number as text: what the option counts in a score. */
  readonly value: string;
}

export interface Question {
  readonly id: number;
  readonly order: number;
  readonly valueType: ValueType;
  readonly renderType: RenderType;
  readonly textBangla: string;
  readonly textEnglish: string;
  readonly helpTextBangla: string;
  readonly helpTextEnglish: string;
  readonly meta: QuestionMeta;
  readonly isDeletable: boolean;
  readonly childQuestions: readonly Question[];
  readonly options: readonly Option[];
  /** It shows only when this question of the same section has the wanted answer. */
  readonly conditionQuestionId: number | null;
  /** `true` or `false` for a yes/no, the id of an option for a dropdown. */
  readonly requiredConditionAnswer: string | null;
}

export type Tree = readonly Question[];

export type AnswerValue = string | number | boolean | readonly number[];

/** Answers by question id; a question without one is not in it. */
export type Answers = Readonly<Record<string, AnswerValue>>;
