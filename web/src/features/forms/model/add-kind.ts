import type { Question, RenderType, Tree } from "@shikkha/contract/forms/question.ts";
import { canBeConditionedOn } from "@shikkha/contract/forms/condition.ts";
import { addOption, addQuestion, changeQuestion } from "@shikkha/contract/forms/tree-edit.ts";
import { childrenOf, findQuestion, inOrder, type UsedIds } from "@shikkha/contract/forms/tree.ts";
import { takesOptions } from "@shikkha/contract/forms/question-kind.ts";

/** What an author can add to a section; a conditional question is a written one that depends on the nearest above. */
export const ADDED_KINDS = [
  "TEXT",
  "RADIO",
  "CHECKBOX_LIST",
  "DROPDOWN",
  "YES_NO",
  "CHECKBOX",
  "CONDITIONAL",
] as const;
export type AddedKind = (typeof ADDED_KINDS)[number] | RenderType;

/** The last question of a section that another can depend on. */
export function lastAskable(tree: Tree, parentId: number | null): Question | undefined {
  return inOrder(childrenOf(tree, parentId)).findLast((question) => canBeConditionedOn(question));
}

export function addKind(
  tree: Tree,
  parentId: number | null,
  kind: AddedKind,
  used: UsedIds,
): { readonly tree: Tree; readonly id: number } {
  const asked = kind === "CONDITIONAL" ? lastAskable(tree, parentId) : undefined;
  const added = addQuestion(tree, parentId, kind === "CONDITIONAL" ? "TEXT" : kind, used);
  const made = findQuestion(added.tree, added.id);
  if (made && takesOptions(made))
    return { ...added, tree: addOption(addOption(added.tree, added.id, used), added.id, used) };
  if (!asked) return added;
  const conditional = changeQuestion(added.tree, added.id, (question) => ({
    ...question,
    conditionQuestionId: asked.id,
    requiredConditionAnswer: firstAnswer(asked),
  }));
  return { ...added, tree: conditional };
}

/** What a new condition asks for until its author chooses. */
export function firstAnswer(asked: Question): string {
  return asked.renderType === "YES_NO" ? "true" : String(asked.options[0]?.id ?? "");
}
