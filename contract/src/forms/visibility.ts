import type { CompiledForm, FormNode } from "./compile-form.ts";
import type { Answers } from "./question.ts";

/** Which questions show, by their index; a hidden question hides what depends on it and what stands inside it. */
export type Visibility = Uint8Array;

export function visibilityOf({ nodes, settling }: CompiledForm, answers: Answers): Visibility {
  const shown = new Uint8Array(nodes.length);
  for (const node of settling) {
    if (isShown(node, shown, answers)) shown[node.index] = 1;
  }
  return shown;
}

function isShown(
  { question, parent, condition, wanted }: FormNode,
  shown: Visibility,
  answers: Answers,
): boolean {
  if (parent && shown[parent.index] !== 1) return false;
  if (question.conditionQuestionId === null) return true;
  if (!condition || shown[condition.index] !== 1) return false;
  return wanted !== undefined && answers[condition.key] === wanted;
}

/** The answers of the questions that show; what was answered before a question hid is gone. */
export function visibleAnswers(form: CompiledForm, answers: Answers): Answers {
  const shown = visibilityOf(form, answers);
  const kept = form.nodes.flatMap(({ index, key }) => {
    const value = answers[key];
    return shown[index] === 1 && value !== undefined ? [[key, value] as const] : [];
  });
  return Object.fromEntries(kept);
}
