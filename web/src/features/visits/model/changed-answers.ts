import {
  type CompiledForm,
  type FormNode,
  isAnswerable,
} from "@shikkha/contract/forms/compile-form.ts";

type Answers = Readonly<Record<string, unknown>>;

/** The questions that were answered otherwise in a later version, in the order of the page. */
export function changedAnswers(form: CompiledForm, before: Answers, after: Answers): FormNode[] {
  return form.nodes.filter(
    (node) =>
      isAnswerable(node) && JSON.stringify(before[node.key]) !== JSON.stringify(after[node.key]),
  );
}
