import { newOption } from "@shikkha/contract/forms/new-question.ts";
import type { Option } from "@shikkha/contract/forms/question.ts";
import type { NamedRow } from "./read-sheets.ts";
import { NOTES, type XlsformNote } from "./xlsform-report.ts";

export interface ChoiceList {
  readonly options: readonly Option[];
  /** The option's id by the name the file has for it. */
  readonly byName: ReadonlyMap<string, number>;
  readonly isYesNo: boolean;
}

const KNOWN = new Set(["list_name", "list name", "name", "value", "label"]);

/** The lists of a file; o7 keeps its number, the others get the next free one. */
export function readChoices(
  rows: readonly NamedRow[],
  notes: XlsformNote[],
): Map<string, ChoiceList> {
  const nameOf = ({ cells }: NamedRow) => cells.get("name") ?? "";
  const given = rows.map((row) => Number(/^o([1-9][0-9]{0,8})$/.exec(nameOf(row))?.[1] ?? 0));
  let next = Math.max(0, ...given);
  const lists = new Map<string, { options: Option[]; byName: Map<string, number> }>();
  for (const [at, row] of rows.entries()) {
    const list = row.cells.get("list_name") ?? row.cells.get("list name") ?? "";
    if (!list) continue;
    const known = lists.get(list) ?? { options: [] as Option[], byName: new Map<string, number>() };
    const id = given[at] || (next += 1);
    known.options.push({ ...newOption(id), ...textsOf(row), value: valueOf(row) });
    known.byName.set(nameOf(row), id);
    lists.set(list, known);
    for (const [column, cell] of row.cells)
      if (cell && !KNOWN.has(column) && !column.startsWith("label::"))
        notes.push({
          sheet: "choices",
          line: row.line,
          name: nameOf(row),
          message: NOTES.column(column),
        });
  }
  return new Map(
    [...lists].map(([list, { options, byName }]) => {
      const names = [...byName.keys()].map((name) => name.toLowerCase()).toSorted();
      return [list, { options, byName, isYesNo: names.join() === "no,yes" }];
    }),
  );
}

function textsOf({ cells }: NamedRow): Pick<Option, "textBangla" | "textEnglish"> {
  const find = (language: RegExp) =>
    [...cells].find(([column, text]) => text && language.test(column))?.[1];
  const plain = cells.get("label") ?? "";
  const isBangla = /[\u0980-\u09FF]/.test(plain);
  return {
    textBangla: find(/^label::.*(bangla|bengali|\(bn\)|::bn$)/i) ?? (isBangla ? plain : ""),
    textEnglish: find(/^label::.*(english|\(en\)|::en$)/i) ?? (isBangla ? "" : plain),
  };
}

function valueOf({ cells }: NamedRow): string {
  const value = cells.get("value") ?? "";
  return /^[0-9]{1,4}(\.[0-9]{1,3})?$/.test(value) && Number(value) <= 1000 ? value : "1";
}
