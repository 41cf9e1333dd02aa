import {
  type CompiledForm,
  type FormNode,
  isAnswerable,
} from "@shikkha/contract/forms/compile-form.ts";
import type { Option } from "@shikkha/contract/forms/question.ts";
import type { SummaryKind } from "@shikkha/contract/surveys/survey-results.ts";

/** One question over all the versions that were answered: the same id is the same question. */
export interface MergedQuestion {
  /** As the newest version that has it asks it. */
  readonly node: FormNode;
  readonly kind: SummaryKind;
  /** Of every version, each as the newest that has it words it. */
  readonly options: readonly Option[];
  readonly isFormer: boolean;
}

/** In the order of the newest version; what only older ones ask comes after it. */
export function mergeQuestions(newestFirst: readonly CompiledForm[]): MergedQuestion[] {
  const merged = new Map<number, { node: FormNode; options: Option[]; isFormer: boolean }>();
  for (const [age, form] of newestFirst.entries()) {
    for (const node of form.nodes.filter(isAnswerable)) {
      const known = merged.get(node.question.id);
      if (!known) {
        const options = [...node.question.options];
        merged.set(node.question.id, { node, options, isFormer: age > 0 });
      } else {
        const isKnown = (id: number) => known.options.some((option) => option.id === id);
        known.options.push(...node.question.options.filter(({ id }) => !isKnown(id)));
      }
    }
  }
  return [...merged.values()].map((one) => ({ ...one, kind: summaryKind(one.node) }));
}

/** What a question's answers are summed up as. */
function summaryKind({ question, takesStars }: FormNode): SummaryKind {
  if (takesStars) return "STARS";
  switch (question.valueType) {
    case "OPTION_ID":
      return "CHOICE";
    case "MULTIPLE_OPTION_ID":
      return "SEVERAL";
    case "BOOLEAN":
      return "YES_NO";
    default:
      return question.meta.type === "number" ? "NUMBER" : "TEXT";
  }
}

export const isCounted = ({ kind }: MergedQuestion): boolean =>
  kind !== "NUMBER" && kind !== "TEXT";
