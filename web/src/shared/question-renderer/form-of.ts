import { type CompiledForm, compileForm } from "@shikkha/contract/forms/compile-form.ts";
import { publishedTree } from "@shikkha/contract/forms/published-tree.ts";
import type { WireQuestion } from "@shikkha/contract/forms/wire-tree.ts";

const known = new WeakMap<readonly WireQuestion[], CompiledForm>();

/** A form made ready to be filled in; the same questions are read once, however many parts of a page ask. */
export function formOf(questions: readonly WireQuestion[]): CompiledForm {
  const found = known.get(questions);
  if (found) return found;
  const form = compileForm(publishedTree(questions));
  known.set(questions, form);
  return form;
}
