import { dependsOn } from "./condition.ts";
import { newOption, newQuestion } from "./new-question.ts";
import type { Option, Question, RenderType, Tree } from "./question.ts";
import { isComputedSection } from "./question-kind.ts";
import {
  childrenOf,
  findPlaced,
  findQuestion,
  inOrder,
  NONE_USED,
  type UsedIds,
  usedIds,
  walk,
} from "./tree.ts";

/** A copy of the tree in which one question is what the change makes of it; the rest stays as it is. */
export function changeQuestion(
  tree: Tree,
  id: number,
  change: (question: Question) => Question,
): Tree {
  let hasChanged = false;
  const next = tree.map((question) => {
    if (question.id === id) {
      hasChanged = true;
      return change(question);
    }
    const childQuestions = changeQuestion(question.childQuestions, id, change);
    if (childQuestions === question.childQuestions) return question;
    hasChanged = true;
    return { ...question, childQuestions };
  });
  return hasChanged ? next : tree;
}

/** The same with the questions inside a section, or with the whole form when there is none. */
export function changeChildren(
  tree: Tree,
  parentId: number | null,
  change: (children: Tree) => Tree,
): Tree {
  if (parentId === null) return change(tree);
  return changeQuestion(tree, parentId, (parent) => ({
    ...parent,
    childQuestions: change(parent.childQuestions),
  }));
}

/** Adds it inside the section, after the highest order there. */
export function placeLast(tree: Tree, parentId: number | null, question: Question): Tree {
  return changeChildren(tree, parentId, (children) => {
    const highest = Math.max(0, ...children.map(({ order }) => order));
    return [...children, { ...question, order: highest + 1 }];
  });
}

/** A new question of a kind at the end of a section, and its id. */
export function addQuestion(
  tree: Tree,
  parentId: number | null,
  renderType: RenderType,
  used: UsedIds = NONE_USED,
): { readonly tree: Tree; readonly id: number } {
  const id = usedIds(tree, used).question + 1;
  const parent = parentId === null ? undefined : findQuestion(tree, parentId);
  const isComputed = parent !== undefined && isComputedSection(parent);
  return { tree: placeLast(tree, parentId, newQuestion(id, renderType, { isComputed })), id };
}

/** Takes a question out wherever it stands; those that depended on it show always. */
export function removeQuestion(tree: Tree, id: number): Tree {
  const placed = findPlaced(tree, id);
  if (!placed) return tree;
  return changeChildren(tree, placed.parent?.id ?? null, (children) =>
    children
      .filter((question) => question.id !== id)
      .map((question) =>
        dependsOn(question, placed.question) ? withoutCondition(question) : question,
      ),
  );
}

export function withoutCondition(question: Question): Question {
  return { ...question, conditionQuestionId: null, requiredConditionAnswer: null };
}

export function addOption(tree: Tree, id: number, used: UsedIds = NONE_USED): Tree {
  const option = newOption(usedIds(tree, used).option + 1);
  return changeQuestion(tree, id, (question) => ({
    ...question,
    options: [...question.options, option],
  }));
}

export function changeOption(
  tree: Tree,
  id: number,
  optionId: number,
  change: Partial<Option>,
): Tree {
  return changeQuestion(tree, id, (question) => ({
    ...question,
    options: question.options.map((option) =>
      option.id === optionId ? { ...option, ...change } : option,
    ),
  }));
}

/** Takes an option out; a question that showed for it shows always. */
export function removeOption(tree: Tree, id: number, optionId: number): Tree {
  const placed = findPlaced(tree, id);
  if (!placed) return tree;
  const isFor = (question: Question) =>
    dependsOn(question, placed.question) && question.requiredConditionAnswer === String(optionId);
  const cleared = changeChildren(tree, placed.parent?.id ?? null, (children) =>
    children.map((question) => (isFor(question) ? withoutCondition(question) : question)),
  );
  return changeQuestion(cleared, id, (question) => ({
    ...question,
    options: question.options.filter((option) => option.id !== optionId),
  }));
}

/** A copy of the question and all inside it, right after it, with ids of its own and the same conditions. */
export function duplicateQuestion(
  tree: Tree,
  id: number,
  used: UsedIds = NONE_USED,
): { readonly tree: Tree; readonly id: number } | undefined {
  const placed = findPlaced(tree, id);
  if (!placed) return undefined;
  const ids = new Map<number, number>();
  const before = usedIds(tree, used);
  let nextId = before.question + 1;
  for (const { question } of walk([placed.question])) ids.set(question.id, nextId++);
  let optionId = before.option + 1;
  const options = new Map<string, string>();
  const copyOptions = (question: Question) =>
    question.options.map((option) => {
      options.set(String(option.id), String(optionId));
      return { ...option, id: optionId++ };
    });
  const copy = (question: Question): Question => {
    const copied = {
      ...question,
      id: ids.get(question.id) ?? question.id,
      isDeletable: true,
      options: copyOptions(question),
    };
    const childQuestions = question.childQuestions.map(copy);
    return {
      ...copied,
      childQuestions: childQuestions.map((child) => follow(child, ids, options)),
    };
  };
  const siblings = inOrder(childrenOf(tree, placed.parent?.id ?? null));
  const at = siblings.findIndex((question) => question.id === id);
  const placedCopy = siblings.toSpliced(at + 1, 0, copy(placed.question));
  const next = changeChildren(tree, placed.parent?.id ?? null, () => numbered(placedCopy));
  return { tree: next, id: ids.get(id) ?? id };
}

/** A condition inside what was copied points to the copy. */
function follow(
  child: Question,
  ids: ReadonlyMap<number, number>,
  options: ReadonlyMap<string, string>,
): Question {
  const { conditionQuestionId, requiredConditionAnswer } = child;
  const copied = conditionQuestionId === null ? undefined : ids.get(conditionQuestionId);
  if (copied === undefined) return child;
  return {
    ...child,
    conditionQuestionId: copied,
    requiredConditionAnswer: options.get(requiredConditionAnswer ?? "") ?? requiredConditionAnswer,
  };
}

/** Siblings with the orders 1, 2, 3, as they stand. */
export function numbered(siblings: Tree): Question[] {
  return siblings.map((question, index) =>
    question.order === index + 1 ? question : { ...question, order: index + 1 },
  );
}
