import type { CompilePattern } from "./pattern.ts";
import type { Question, Tree } from "./question.ts";
import { canBeConditionedOn, findsAnswer } from "./condition.ts";
import { readFormJson, readTree, type ReadTree } from "./read-tree.ts";
import { inOrder, walk } from "./tree.ts";
import { FAULTS, type TreeFault, treeFault } from "./tree-fault.ts";

/** What keeps a tree from being stored at all; a draft may lack texts, but never be broken. */
export function checkTree(tree: Tree, compile: CompilePattern): TreeFault[] {
  return [
    ...doubledIds(tree),
    ...groups(tree).flatMap((siblings) => [
      ...doubledOrders(siblings),
      ...conditionFaults(siblings),
    ]),
    ...patternFaults(tree, compile),
  ];
}

/** Reads what was sent and checks it: every fault at once, each naming its question. */
export function readCheckedJson(text: string, compile: CompilePattern): ReadTree {
  return checked(readFormJson(text), compile);
}

export function readCheckedTree(sent: unknown, compile: CompilePattern): ReadTree {
  return checked(readTree(sent), compile);
}

function checked({ tree, faults }: ReadTree, compile: CompilePattern): ReadTree {
  return { tree, faults: [...faults, ...checkTree(tree, compile)] };
}

/** Each set of questions that stand beside each other. */
function groups(tree: Tree): Tree[] {
  const inside = [...walk(tree)].map(({ question }) => question.childQuestions);
  return [tree, ...inside.filter((children) => children.length > 0)];
}

function doubledIds(tree: Tree): TreeFault[] {
  const seen = new Set<number>();
  const faults: TreeFault[] = [];
  for (const { question } of walk(tree)) {
    if (seen.has(question.id)) faults.push(treeFault(question, "id", FAULTS.idTwice));
    seen.add(question.id);
  }
  return faults;
}

function doubledOrders(siblings: Tree): TreeFault[] {
  return inOrder(siblings)
    .filter((question, index, ordered) => index > 0 && question.order === ordered[index - 1]?.order)
    .map((question) => treeFault(question, "order", FAULTS.orderTwice));
}

function conditionFaults(siblings: Tree): TreeFault[] {
  const byId = new Map(siblings.map((question) => [question.id, question]));
  return siblings.flatMap((question) => {
    const about = conditionFault(question, byId);
    return about ? [treeFault(question, "conditionQuestionId", about)] : [];
  });
}

function conditionFault(question: Question, byId: ReadonlyMap<number, Question>) {
  const { conditionQuestionId, requiredConditionAnswer } = question;
  if (conditionQuestionId === null)
    return requiredConditionAnswer === null ? undefined : FAULTS.condition;
  const asked = byId.get(conditionQuestionId);
  if (!asked) return FAULTS.condition;
  if (!canBeConditionedOn(asked)) return FAULTS.conditionKind;
  if (leadsBack(question, byId)) return FAULTS.cycle;
  return findsAnswer(asked, requiredConditionAnswer) ? undefined : FAULTS.conditionAnswer;
}

function leadsBack(from: Question, byId: ReadonlyMap<number, Question>): boolean {
  const passed = new Set<number>();
  let at: Question | undefined = from;
  while (at && at.conditionQuestionId !== null && !passed.has(at.id)) {
    passed.add(at.id);
    at = byId.get(at.conditionQuestionId);
    if (at?.id === from.id) return true;
  }
  return false;
}

function patternFaults(tree: Tree, compile: CompilePattern): TreeFault[] {
  const faults: TreeFault[] = [];
  for (const { question } of walk(tree)) {
    const { regEx, min, max } = question.meta;
    if (regEx && !compile(regEx)) faults.push(treeFault(question, "meta.regEx", FAULTS.pattern));
    if (min !== undefined && max !== undefined && min > max)
      faults.push(treeFault(question, "meta.max", FAULTS.range));
  }
  return faults;
}
