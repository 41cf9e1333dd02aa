import {
  type CompiledForm,
  compileForm,
  type FormNode,
  isAnswerable,
} from "@shikkha/contract/forms/compile-form.ts";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import { isScored, isSection } from "@shikkha/contract/forms/question-kind.ts";
import { publishedTree } from "@shikkha/contract/forms/published-tree.ts";
import { visibilityOf } from "@shikkha/contract/forms/visibility.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";

export interface StarSection {
  readonly node: FormNode;
  readonly rating: number;
  readonly questions: readonly { readonly node: FormNode; readonly rating: number }[];
}

export interface AnswerSection {
  readonly node: FormNode;
  readonly questions: readonly FormNode[];
}

export interface ReportParts {
  readonly form: CompiledForm;
  /** What was rated with stars. */
  readonly sections: readonly StarSection[];
  /** What was answered otherwise and is not in the presence table. */
  readonly questions: readonly AnswerSection[];
}

type Report = Pick<VisitDetail, "answers" | "ratings"> & {
  readonly form: Pick<VisitDetail["form"], "questions">;
};

/** A report taken apart for its page: stars, and the rest by section; hidden questions are in neither. */
export function reportParts({ form: { questions: tree }, answers, ratings }: Report): ReportParts {
  const form = compileForm(publishedTree(tree));
  const shown = visibilityOf(form, answers as Answers);
  const visible = form.nodes.filter(({ index }) => shown[index] === 1);
  const inside = (section: FormNode) => visible.filter(({ parent }) => parent === section);
  const sections = visible.filter(({ question }) => isSection(question));
  return {
    form,
    sections: sections.flatMap((node) => {
      const rating = ratings[node.key];
      if (rating === undefined || node.question.renderType !== "WEIGHTED_STAR_SECTION") return [];
      const questions = inside(node).flatMap((one) => {
        const value = ratings[one.key];
        return value === undefined ? [] : [{ node: one, rating: value }];
      });
      return [{ node, rating, questions }];
    }),
    questions: sections.flatMap((node) => {
      const questions = inside(node).filter(
        (one) => isAnswerable(one) && !isScored(one.question) && !isCounted(one),
      );
      return questions.length > 0 ? [{ node, questions }] : [];
    }),
  };
}

/** Counts of people stand in the presence table. */
function isCounted({ question }: FormNode): boolean {
  const fact = question.meta.fact ?? "";
  return /^(people|staff|students)\./.test(fact);
}
