import { wantedAnswer } from "./condition.ts";
import type { AnswerValue, Question, Tree } from "./question.ts";
import { isScored, isSection } from "./question-kind.ts";
import { inOrder, walk } from "./tree.ts";

export interface FormNode {
  readonly index: number;
  readonly question: Question;
  /** Its answer's name among the answers. */
  readonly key: string;
  /** Where it stands on the page: section 5, question 2 is [5, 2]. */
  readonly place: readonly number[];
  readonly parent: FormNode | undefined;
  /** The question it depends on and the answer that shows it. */
  readonly condition: FormNode | undefined;
  readonly wanted: AnswerValue | undefined;
  /** A weighted section without scored questions is answered with stars itself. */
  readonly takesStars: boolean;
}

export interface CompiledForm {
  /** In the order of the page. */
  readonly nodes: readonly FormNode[];
  readonly byId: ReadonlyMap<number, FormNode>;
  /** Every question after the section it is in and the question it depends on: one pass settles who is visible. */
  readonly settling: readonly FormNode[];
}

type Unfinished = { -readonly [Key in keyof FormNode]: FormNode[Key] };

/** Prepares a checked tree, so that what follows each keystroke is one pass over a flat list. */
export function compileForm(tree: Tree): CompiledForm {
  const byId = new Map<number, Unfinished>();
  const nodes: Unfinished[] = [];
  for (const { question, parent } of walk(tree)) {
    const above = parent && byId.get(parent.id);
    const node = {
      index: nodes.length,
      question,
      key: String(question.id),
      place: [],
      parent: above,
      condition: undefined,
      wanted: undefined,
      takesStars: question.renderType === "WEIGHTED_STAR_SECTION" && !holdsScored(question),
    };
    nodes.push(node);
    byId.set(question.id, node);
  }
  number(tree, byId);
  for (const node of nodes) {
    const { conditionQuestionId, requiredConditionAnswer } = node.question;
    if (conditionQuestionId === null) continue;
    node.condition = byId.get(conditionQuestionId);
    node.wanted = node.condition && wantedAnswer(node.condition.question, requiredConditionAnswer);
  }
  return { nodes, byId, settling: settlingOrder(nodes) };
}

function number(tree: Tree, byId: ReadonlyMap<number, Unfinished>): void {
  for (const [index, question] of inOrder(tree).entries()) {
    const node = byId.get(question.id);
    if (node) node.place = [index + 1];
  }
  for (const { question } of walk(tree)) {
    const above = byId.get(question.id)?.place ?? [];
    for (const [index, child] of inOrder(question.childQuestions).entries()) {
      const node = byId.get(child.id);
      if (node) node.place = [...above, index + 1];
    }
  }
}

function holdsScored(section: Question): boolean {
  for (const { question } of walk(section.childQuestions))
    if (isScored(question) || question.renderType === "WEIGHTED_STAR_SECTION") return true;
  return false;
}

/** Follows each question's conditions to their beginning; a condition on a later question comes first all the same. */
function settlingOrder(nodes: readonly FormNode[]): FormNode[] {
  const settled = new Set<FormNode>();
  for (const node of nodes) {
    const chain: FormNode[] = [];
    let at: FormNode | undefined = node;
    while (at && !settled.has(at) && !chain.includes(at)) {
      chain.push(at);
      at = at.condition;
    }
    for (const one of chain.toReversed()) settled.add(one);
  }
  return [...settled];
}

/** Whether the question itself is answered, not the ones inside it. */
export function isAnswerable({ question, takesStars }: FormNode): boolean {
  return takesStars || (!isSection(question) && question.renderType !== "COMPUTED_STAR");
}
