import { canBeConditionedOn } from "@shikkha/contract/forms/condition.ts";
import type { Question, Tree } from "@shikkha/contract/forms/question.ts";
import { changeQuestion } from "@shikkha/contract/forms/tree-edit.ts";
import { findPlaced, siblingsOf } from "@shikkha/contract/forms/tree.ts";
import type { ChoiceList } from "./read-choices.ts";
import type { NamedRow } from "./read-sheets.ts";
import { readRelevant } from "./xlsform-expressions.ts";
import { NOTES, type XlsformNote } from "./xlsform-report.ts";

type Lists = ReadonlyMap<string, ChoiceList>;

/** Sets what can be said as "shows for one answer of a question of the same section"; the rest is noted. */
export function applyConditions(
  tree: Tree,
  relevants: readonly { readonly question: number; readonly row: NamedRow }[],
  survey: readonly NamedRow[],
  ids: (row: NamedRow) => number,
  lists: Lists,
  notes: XlsformNote[],
): Question[] {
  let current = tree;
  for (const { question, row } of relevants) {
    const text = row.cells.get("relevant") ?? "";
    if (!text) continue;
    const note = (at: NamedRow, message: string) =>
      notes.push({ sheet: "survey", line: at.line, name: at.cells.get("name") ?? "", message });
    const wanted = readRelevant(text);
    const askedRow = wanted && survey.find((one) => one.cells.get("name") === wanted.name);
    const asked = askedRow && findPlaced(current, ids(askedRow))?.question;
    const isBeside =
      asked !== undefined && siblingsOf(current, question).some(({ id }) => id === asked.id);
    const answer = asked && askedRow && wanted && answerOf(asked, askedRow, wanted.answer, lists);
    if (!asked || !askedRow || !isBeside || answer === undefined) {
      note(row, NOTES.relevant(text));
      continue;
    }
    if (!canBeConditionedOn(asked)) {
      current = changeQuestion(current, asked.id, (one) => ({ ...one, renderType: "DROPDOWN" }));
      note(askedRow, NOTES.dropdown);
    }
    current = changeQuestion(current, question, (one) => ({
      ...one,
      conditionQuestionId: asked.id,
      requiredConditionAnswer: answer,
    }));
  }
  return [...current];
}

/** The answer as we keep it; undefined where the question cannot be answered so. */
function answerOf(
  asked: Question,
  row: NamedRow,
  answer: string,
  lists: Lists,
): string | undefined {
  if (asked.renderType === "YES_NO") {
    const word = answer.toLowerCase();
    return word === "yes" ? "true" : word === "no" ? "false" : undefined;
  }
  if (asked.renderType !== "DROPDOWN" && asked.renderType !== "RADIO") return undefined;
  const list = (row.cells.get("type") ?? "").trim().split(/\s+/)[1] ?? "";
  const id = lists.get(list)?.byName.get(answer);
  return id === undefined ? undefined : String(id);
}
