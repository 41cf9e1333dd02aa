import type { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { diffTrees } from "@shikkha/contract/forms/diff.ts";
import type { Question } from "@shikkha/contract/forms/question.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { type WireQuestion, wireTree } from "@shikkha/contract/forms/wire-tree.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { Database } from "../../platform/db/database.ts";
import { findVersion } from "./form-versions.reads.ts";
import { found, getDraft } from "./forms.commands.ts";

type Diff = ResponseOf<typeof formCalls.diff>;

/** From one version to another, or to the draft. */
export async function compareVersions(
  db: Database,
  { params, query }: InputOf<typeof formCalls.diff>,
): Promise<Diff> {
  const before = found(await findVersion(db, { formId: params.id, number: query.from }));
  const after =
    query.to === undefined
      ? await getDraft(db, params.id)
      : found(await findVersion(db, { formId: params.id, number: query.to }));
  const { changes, isComparable } = diffTrees(
    readTree(before.questions).tree,
    readTree(after.questions).tree,
  );
  const told = changes.map((change) => ({
    ...change,
    parts: [...change.parts],
    before: alone(change.before),
    after: alone(change.after),
  }));
  return { changes: told, isComparable };
}

/** The question itself: those inside it have changes of their own. */
function alone(question: Question | undefined): WireQuestion | null {
  return (question && wireTree([{ ...question, childQuestions: [] }])[0]) ?? null;
}
