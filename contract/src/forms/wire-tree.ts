import * as z from "zod/mini";
import { type Question, RENDER_TYPES, type Tree, VALUE_TYPES } from "./question.ts";
import { metaText } from "./question-meta.ts";
import { inOrder } from "./tree.ts";

export type WireQuestion = Omit<Question, "meta" | "childQuestions"> & {
  readonly meta: string;
  readonly childQuestions: readonly WireQuestion[];
};

const wireOption = z.object({
  id: z.number(),
  textBangla: z.string(),
  textEnglish: z.string(),
  value: z.string(),
});

/** A question on the wire; its settings are JSON text, as specified. */
export const wireQuestion: z.ZodMiniType<WireQuestion> = z.object({
  id: z.number(),
  order: z.number(),
  valueType: z.enum(VALUE_TYPES),
  renderType: z.enum(RENDER_TYPES),
  textBangla: z.string(),
  textEnglish: z.string(),
  helpTextBangla: z.string(),
  helpTextEnglish: z.string(),
  meta: z.string(),
  isDeletable: z.boolean(),
  get childQuestions(): z.ZodMiniArray<z.ZodMiniType<WireQuestion>> {
    return z.array(wireQuestion);
  },
  options: z.array(wireOption),
  conditionQuestionId: z.nullable(z.number()),
  requiredConditionAnswer: z.nullable(z.string()),
});

export function wireTree(tree: Tree): WireQuestion[] {
  return inOrder(tree).map(({ meta, childQuestions, ...question }) => ({
    ...question,
    meta: metaText(meta),
    childQuestions: wireTree(childQuestions),
  }));
}
