import { newQuestion } from "@shikkha/contract/forms/new-question.ts";
import type { Question } from "@shikkha/contract/forms/question.ts";
import { numbered } from "@shikkha/contract/forms/tree-edit.ts";
import { applyConditions } from "./read-conditions.ts";
import { readChoices } from "./read-choices.ts";
import { readKind } from "./read-kind.ts";
import type { NamedRow, XlsformSheets } from "./read-sheets.ts";
import { SURVEY_COLUMNS } from "./xlsform-columns.ts";
import { NOTES, type XlsformNote } from "./xlsform-report.ts";

export interface ReadXlsform {
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly questions: readonly Question[];
  /** What does not map; nothing is dropped without a word here. */
  readonly notes: readonly XlsformNote[];
}

type Growing = Omit<Question, "childQuestions"> & { childQuestions: Question[] };

/** Columns that hold nothing a form could lose. */
const HARMLESS = new Set<string>([...SURVEY_COLUMNS, "label", "hint"]);

/** An XLSForm as a form of ours, with a note for everything that could not be taken as it was. */
export function readXlsform({ survey, choices, settings }: XlsformSheets): ReadXlsform {
  const notes: XlsformNote[] = [];
  const lists = readChoices(choices, notes);
  const ids = idsFor(survey);
  const top: Question[] = [];
  const open: Growing[] = [];
  const relevants: { readonly question: number; readonly row: NamedRow }[] = [];
  for (const row of survey) {
    const type = (row.cells.get("type") ?? "").toLowerCase().replace(/^(begin|end) /, "$1_");
    if (type.startsWith("end_")) {
      open.pop();
      continue;
    }
    const note = (message: string) =>
      notes.push({ sheet: "survey", line: row.line, name: row.cells.get("name") ?? "", message });
    const kind = readKind(type, row, lists, note);
    if (!kind) continue;
    const id = ids(row);
    const computed = open.at(-1)?.renderType === "WEIGHTED_STAR_SECTION";
    const made: Growing = {
      ...newQuestion(id, kind.renderType, { isComputed: computed }),
      ...textsOf(row),
      ...kind,
      isDeletable: row.cells.get("instance::fixed") !== "yes",
      childQuestions: [],
    };
    (open.at(-1)?.childQuestions ?? top).push(made);
    if (kind.renderType === "SECTION" || kind.renderType === "WEIGHTED_STAR_SECTION")
      open.push(made);
    relevants.push({ question: id, row });
    for (const [column, cell] of row.cells)
      if (cell && !HARMLESS.has(column) && !/^(label|hint)::/.test(column))
        note(NOTES.column(column));
  }
  const questions = applyConditions(ordered(top), relevants, survey, ids, lists, notes);
  return { ...titlesOf(settings), questions, notes };
}

function ordered(questions: readonly Question[]): Question[] {
  return numbered(
    questions.map((one) => ({ ...one, childQuestions: ordered(one.childQuestions) })),
  );
}

/** q12 keeps its number; every other name gets the next free one. */
function idsFor(survey: readonly NamedRow[]): (row: NamedRow) => number {
  const given = survey.map((row) =>
    Number(/^q([1-9][0-9]{0,8})$/.exec(row.cells.get("name") ?? "")?.[1] ?? 0),
  );
  let next = Math.max(0, ...given);
  const ids = new Map<NamedRow, number>();
  const taken = new Set<number>();
  return (row) => {
    const known = ids.get(row);
    if (known !== undefined) return known;
    const own = given[survey.indexOf(row)] ?? 0;
    const id = own > 0 && !taken.has(own) ? own : (next += 1);
    taken.add(id);
    ids.set(row, id);
    return id;
  };
}

/** Texts by language; a column without one counts as both where there is no other. */
function textsOf({
  cells,
}: NamedRow): Pick<Question, "textBangla" | "textEnglish" | "helpTextBangla" | "helpTextEnglish"> {
  const of = (kind: "label" | "hint") => {
    const find = (language: RegExp) =>
      [...cells].find(
        ([column, text]) => text && column.startsWith(`${kind}::`) && language.test(column),
      )?.[1];
    const plain = cells.get(kind) ?? "";
    const isBangla = /[\u0980-\u09FF]/.test(plain);
    return {
      bangla: find(/bangla|bengali|\(bn\)|::bn$/i) ?? (isBangla ? plain : ""),
      english: find(/english|\(en\)|::en$/i) ?? (isBangla ? "" : plain),
    };
  };
  const [label, hint] = [of("label"), of("hint")];
  return {
    textBangla: label.bangla,
    textEnglish: label.english,
    helpTextBangla: hint.bangla,
    helpTextEnglish: hint.english,
  };
}

function titlesOf([row]: readonly NamedRow[]): { nameBangla: string; nameEnglish: string } {
  const title = row?.cells.get("form_title") ?? "";
  return { nameEnglish: title, nameBangla: row?.cells.get("form_title::Bangla (bn)") || title };
}
