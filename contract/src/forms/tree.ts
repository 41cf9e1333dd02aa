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

/** The first id no question has. */
export function nextQuestionId(tree: Tree): number {
  let most = 0;
  for (const { question } of walk(tree)) most = Math.max(most, question.id);
  return most + 1;
}

/** The first id no option of the form has. */
export function nextOptionId(tree: Tree): number {
  let most = 0;
  for (const { question } of walk(tree))
    for (const option of question.options) most = Math.max(most, option.id);
  return most + 1;
}

export function findOption(question: Question, id: number): Option | undefined {
  return question.options.find((option) => option.id === id);
}
