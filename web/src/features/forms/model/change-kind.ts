import { dependsOn } from "@shikkha/contract/forms/condition.ts";
import { newMeta } from "@shikkha/contract/forms/new-question.ts";
import type { Question, QuestionMeta, RenderType, Tree } from "@shikkha/contract/forms/question.ts";
import {
  isComputedSection,
  META_KEYS,
  takesOptions,
  VALUE_TYPES_OF,
} from "@shikkha/contract/forms/question-kind.ts";
import {
  addOption,
  changeChildren,
  changeQuestion,
  withoutCondition,
} from "@shikkha/contract/forms/tree-edit.ts";
import { findPlaced, findQuestion, NONE_USED, type UsedIds } from "@shikkha/contract/forms/tree.ts";

/** Another kind for the same question: its texts stay, its options where it takes any, its settings where they fit. */
export function changeKind(
  tree: Tree,
  id: number,
  renderType: RenderType,
  used: UsedIds = NONE_USED,
): Tree {
  const placed = findPlaced(tree, id);
  if (!placed || placed.question.renderType === renderType) return tree;
  const isComputed = placed.parent !== undefined && isComputedSection(placed.parent);
  const [valueType] = VALUE_TYPES_OF[renderType];
  const turned = changeQuestion(tree, id, (question) => ({
    ...question,
    renderType,
    valueType,
    meta: { ...newMeta(renderType, isComputed), ...keptMeta(question, renderType) },
    options: takesOptions({ valueType }) ? question.options : [],
  }));
  // Answers of another kind cannot open what depended on the old ones.
  const freed = changeChildren(turned, placed.parent?.id ?? null, (children) =>
    children.map((question) =>
      dependsOn(question, placed.question) ? withoutCondition(question) : question,
    ),
  );
  const made = findQuestion(freed, id);
  const lacksOptions = made !== undefined && takesOptions(made) && made.options.length === 0;
  return lacksOptions ? addOption(addOption(freed, id, used), id, used) : freed;
}

function keptMeta({ meta }: Question, renderType: RenderType): QuestionMeta {
  const keys: readonly string[] = META_KEYS[renderType];
  return Object.fromEntries(Object.entries(meta).filter(([key]) => keys.includes(key)));
}
