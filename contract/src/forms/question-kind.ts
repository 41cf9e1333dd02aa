import type { Question, QuestionMeta, RenderType, ValueType } from "./question.ts";

/** The value types a render type can have; the first is the usual one. */
export const VALUE_TYPES_OF: Readonly<
  Record<RenderType, readonly [ValueType, ...(readonly ValueType[])]>
> = {
  SECTION: ["NONE", "NUMBER"],
  WEIGHTED_STAR_SECTION: ["NUMBER"],
  DROPDOWN: ["OPTION_ID"],
  RADIO: ["OPTION_ID"],
  TEXT: ["STRING"],
  COMPUTED_STAR: ["NUMBER"],
  CHECKBOX: ["BOOLEAN"],
  CHECKBOX_LIST: ["MULTIPLE_OPTION_ID"],
  COMPUTED_CHECKBOX_LIST: ["MULTIPLE_OPTION_ID"],
  YES_NO: ["BOOLEAN"],
};

type MetaKey = keyof QuestionMeta;

const CHOICE: readonly MetaKey[] = ["isRequired", "weight"];

export const META_KEYS: Readonly<Record<RenderType, readonly MetaKey[]>> = {
  SECTION: [],
  WEIGHTED_STAR_SECTION: ["isRequired", "scale", "weight", "shouldHideStar"],
  DROPDOWN: [...CHOICE, "fact"],
  RADIO: CHOICE,
  TEXT: ["isRequired", "type", "regEx", "min", "max", "fact"],
  COMPUTED_STAR: ["scale"],
  CHECKBOX: CHOICE,
  CHECKBOX_LIST: ["isRequired"],
  COMPUTED_CHECKBOX_LIST: CHOICE,
  YES_NO: CHOICE,
};

type Kind = Pick<Question, "renderType" | "valueType">;

/** Only sections hold other questions. */
export function isSection({ renderType }: Pick<Question, "renderType">): boolean {
  return renderType === "SECTION" || renderType === "WEIGHTED_STAR_SECTION";
}

/** A section that gives a score of its own. */
export function isComputedSection(question: Kind): boolean {
  return isSection(question) && question.valueType === "NUMBER";
}

export function takesOptions({ valueType }: Pick<Question, "valueType">): boolean {
  return valueType === "OPTION_ID" || valueType === "MULTIPLE_OPTION_ID";
}

/** Whether it counts in the score of its section when it is visible and answered. */
export function isScored(question: Pick<Question, "renderType" | "meta">): boolean {
  return !isSection(question) && (question.meta.weight ?? 0) > 0;
}
