import type { CompiledForm, FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { isSection } from "@shikkha/contract/forms/question-kind.ts";
import type { Format } from "../../lib/format/create-format.ts";
import { questionText } from "./form-texts.ts";

/** One page of a form: a section, with the single questions that stand beside it at the top. */
export interface FormStep {
  readonly key: string;
  /** Undefined where questions stand outside every section. */
  readonly section: FormNode | undefined;
  /** The section first, then all that follows up to the next one. */
  readonly tops: readonly FormNode[];
  /** Everything on the page, for checking it. */
  readonly nodes: readonly FormNode[];
}

/** A section to a step; questions outside one go with the section before them. */
export function stepsOf({ nodes }: CompiledForm): FormStep[] {
  const steps: { section: FormNode | undefined; tops: FormNode[]; nodes: FormNode[] }[] = [];
  for (const node of nodes) {
    const isTop = node.parent === undefined;
    if (steps.length === 0 || (isTop && isSection(node.question)))
      steps.push({ section: isSection(node.question) ? node : undefined, tops: [], nodes: [] });
    const step = steps.at(-1);
    if (isTop) step?.tops.push(node);
    step?.nodes.push(node);
  }
  return steps.map((step) => ({ ...step, key: step.tops[0]?.key ?? "" }));
}

/** What a step is called: its section, or the first question where there is none. */
export function stepTitle(format: Format, { section, tops: [first] }: FormStep): string {
  const named = section ?? first;
  return named ? questionText(format, named.question) : "";
}
