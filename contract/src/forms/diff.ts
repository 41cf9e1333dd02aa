import type { Question, Tree } from "./question.ts";
import { isScored } from "./question-kind.ts";
import { canonicalJson } from "./canonical.ts";
import { movedAmong } from "./diff-order.ts";
import { walk } from "./tree.ts";

export const CHANGED_PARTS = [
  "text",
  "helpText",
  "kind",
  "options",
  "required",
  "score",
  "rules",
  "condition",
] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

export interface TreeChange {
  readonly kind: "added" | "removed" | "changed" | "moved";
  readonly questionId: number;
  readonly before: Question | undefined;
  readonly after: Question | undefined;
  readonly parts: readonly ChangedPart[];
  /** Answers before and after no longer give scores that can be compared. */
  readonly affectsScore: boolean;
}

export interface TreeDiff {
  readonly changes: readonly TreeChange[];
  readonly isComparable: boolean;
}

/** What one version has that the other has not, question by question; questions are the same when their ids are. */
export function diffTrees(before: Tree, after: Tree): TreeDiff {
  const old = index(before);
  const now = index(after);
  const moved = movedAmong(before, after);
  const changes: TreeChange[] = [];
  for (const [id, { question, parentId }] of now) {
    const was = old.get(id);
    if (!was) {
      changes.push(change("added", undefined, question, [], countsInScore(question)));
      continue;
    }
    const parts = changedParts(was.question, question);
    if (parts.length > 0)
      changes.push(
        change(
          "changed",
          was.question,
          question,
          parts,
          touchesScore(was.question, question, parts),
        ),
      );
    if (moved.has(id) || was.parentId !== parentId) {
      const isElsewhere = was.parentId !== parentId;
      changes.push(
        change("moved", was.question, question, [], isElsewhere && countsInScore(question)),
      );
    }
  }
  for (const [id, { question }] of old)
    if (!now.has(id))
      changes.push(change("removed", question, undefined, [], countsInScore(question)));
  return { changes, isComparable: changes.every(({ affectsScore }) => !affectsScore) };
}

function index(tree: Tree): Map<number, { question: Question; parentId: number | undefined }> {
  return new Map(
    [...walk(tree)].map(({ question, parent }) => [
      question.id,
      { question, parentId: parent?.id },
    ]),
  );
}

function change(
  kind: TreeChange["kind"],
  before: Question | undefined,
  after: Question | undefined,
  parts: readonly ChangedPart[],
  affectsScore: boolean,
): TreeChange {
  return { kind, questionId: (after ?? before)?.id ?? 0, before, after, parts, affectsScore };
}

const LOOKS: Readonly<Record<ChangedPart, (question: Question) => unknown>> = {
  text: ({ textBangla, textEnglish }) => [textBangla, textEnglish],
  helpText: ({ helpTextBangla, helpTextEnglish }) => [helpTextBangla, helpTextEnglish],
  kind: ({ renderType, valueType, meta }) => [renderType, valueType, meta.type ?? null],
  options: ({ options }) => options,
  required: ({ meta }) => meta.isRequired ?? false,
  score: ({ meta }) => [meta.weight ?? null, meta.scale ?? null, meta.shouldHideStar ?? false],
  rules: ({ meta }) => [meta.regEx ?? "", meta.min ?? null, meta.max ?? null],
  condition: ({ conditionQuestionId, requiredConditionAnswer }) => [
    conditionQuestionId,
    requiredConditionAnswer,
  ],
};

function changedParts(before: Question, after: Question): ChangedPart[] {
  return CHANGED_PARTS.filter(
    (part) => canonicalJson(LOOKS[part](before)) !== canonicalJson(LOOKS[part](after)),
  );
}

function countsInScore(question: Question): boolean {
  return question.renderType === "WEIGHTED_STAR_SECTION" || isScored(question);
}

function touchesScore(before: Question, after: Question, parts: readonly ChangedPart[]): boolean {
  if (!countsInScore(before) && !countsInScore(after)) return false;
  if (parts.includes("kind") || parts.includes("condition")) return true;
  if (parts.includes("score") && worth(before) !== worth(after)) return true;
  return parts.includes("options") && values(before) !== values(after);
}

function worth({ meta }: Question): string {
  return `${meta.weight ?? 0} ${meta.scale ?? 0}`;
}

function values({ options }: Question): string {
  return options
    .map(({ id, value }) => `${id}=${Number(value)}`)
    .toSorted()
    .join(" ");
}
