import type { Option, Question, Tree } from "./question.ts";

/** Siblings in the order they are shown. */
export function inOrder(questions: Tree): Question[] {
  return questions.toSorted((one, other) => one.order - other.order || one.id - other.id);
}

export interface Placed {
  readonly question: Question;
  readonly parent: Question | undefined;
}

/** Every question with the section it stands in, in the order of the page; not recursive, so no depth breaks it. */
export function* walk(tree: Tree): Generator<Placed> {
  const waiting: Placed[] = inOrder(tree)
    .toReversed()
    .map((question) => ({ question, parent: undefined }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const { question: parent } = next;
    for (const question of inOrder(parent.childQuestions).toReversed())
      waiting.push({ question, parent });
  }
}

export function findPlaced(tree: Tree, id: number): Placed | undefined {
  for (const placed of walk(tree)) if (placed.question.id === id) return placed;
  return undefined;
}

export function findQuestion(tree: Tree, id: number): Question | undefined {
  return findPlaced(tree, id)?.question;
}

/** The questions that stand beside this one, itself included, in order. */
export function siblingsOf(tree: Tree, id: number): Question[] {
  const placed = findPlaced(tree, id);
  return placed ? inOrder(placed.parent?.childQuestions ?? tree) : [];
}

export function childrenOf(tree: Tree, parentId: number | null): Tree {
  if (parentId === null) return tree;
  return findQuestion(tree, parentId)?.childQuestions ?? [];
}

/** The highest ids a form ever gave; one that is free again still names what was asked under it before. */
export interface UsedIds {
  readonly question: number;
  readonly option: number;
}

export const NONE_USED: UsedIds = { question: 0, option: 0 };

/** What was used before, and what the tree uses. */
export function usedIds(tree: Tree, before: UsedIds = NONE_USED): UsedIds {
  let { question: questions, option: options } = before;
  for (const { question } of walk(tree)) {
    questions = Math.max(questions, question.id);
    for (const { id } of question.options) options = Math.max(options, id);
  }
  return { question: questions, option: options };
}

export function findOption(question: Question, id: number): Option | undefined {
  return question.options.find((option) => option.id === id);
}
