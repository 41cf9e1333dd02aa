import type { Tree } from "./question.ts";
import { inOrder } from "./tree.ts";

/** The one text of a tree, whatever the order of its keys or its lists: a version's hash is the hash of this. */
export function canonicalTree(tree: Tree): string {
  return canonicalJson(ordered(tree));
}

function ordered(tree: Tree): Tree {
  return inOrder(tree).map((question) => ({
    ...question,
    childQuestions: ordered(question.childQuestions),
  }));
}

/** Keys in the order of the alphabet; what is undefined is not there. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`);
  return `{${entries.join(",")}}`;
}
