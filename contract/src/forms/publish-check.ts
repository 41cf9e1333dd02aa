import type { Question, Tree } from "./question.ts";
import { isSection, takesOptions } from "./question-kind.ts";
import { walk } from "./tree.ts";

/** What must be right before a form can be published, beyond what a draft must be. */
export type PublishFault = "empty" | "noText" | "noOptions" | "optionText" | "emptySection";

export interface PublishFinding {
  /** Undefined speaks of the form. */
  readonly questionId: number | undefined;
  readonly kind: PublishFault;
}

export interface PublishCheck {
  readonly faults: readonly PublishFinding[];
  /** Questions with a text in one language only; the other language then shows that one. */
  readonly untranslated: readonly number[];
  /** The sum of the weights of all weighted star sections. */
  readonly totalWeight: number;
}

export function checkForPublishing(tree: Tree): PublishCheck {
  const questions = [...walk(tree)].map(({ question }) => question);
  const asked = questions.filter((question) => !isSection(question));
  const faults = questions.flatMap((question) =>
    faultsOf(question).map((kind) => ({ questionId: question.id, kind })),
  );
  const stars = questions.filter(({ renderType }) => renderType === "WEIGHTED_STAR_SECTION");
  return {
    faults:
      asked.length + stars.length === 0
        ? [{ questionId: undefined, kind: "empty" }, ...faults]
        : faults,
    untranslated: questions.filter((question) => missingTexts(question) > 0).map(({ id }) => id),
    totalWeight: stars.reduce((sum, { meta }) => sum + (meta.weight ?? 1), 0),
  };
}

function faultsOf(question: Question): PublishFault[] {
  const faults: PublishFault[] = [];
  if (!question.textBangla.trim() && !question.textEnglish.trim()) faults.push("noText");
  if (takesOptions(question) && question.options.length === 0) faults.push("noOptions");
  if (question.options.some((option) => !option.textBangla.trim() && !option.textEnglish.trim()))
    faults.push("optionText");
  if (question.renderType === "SECTION" && question.childQuestions.length === 0)
    faults.push("emptySection");
  return faults;
}

/** How many of a question's texts stand in one language only. */
export function missingTexts(question: Question): number {
  const pairs: (readonly [string, string])[] = [
    [question.textBangla, question.textEnglish],
    [question.helpTextBangla, question.helpTextEnglish],
    ...question.options.map(({ textBangla, textEnglish }) => [textBangla, textEnglish] as const),
  ];
  return pairs.filter(([bangla, english]) => (bangla.trim() === "") !== (english.trim() === ""))
    .length;
}
