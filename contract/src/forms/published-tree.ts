import type { Tree } from "./question.ts";
import { META_KEYS } from "./question-kind.ts";
import { parseMeta } from "./question-meta.ts";
import type { WireQuestion } from "./wire-tree.ts";

/** The tree of a published version. It was read and checked when it was stored: on a phone that is not done once more. */
export function publishedTree(questions: readonly WireQuestion[]): Tree {
  return questions.map(({ meta, childQuestions, ...question }) => ({
    ...question,
    meta: parseMeta(meta, META_KEYS[question.renderType]) ?? {},
    childQuestions: publishedTree(childQuestions),
  }));
}
