import { FORM_ERRORS } from "@shikkha/contract/forms/form.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { readWorkbook, type WorkbookSheet } from "../../../platform/import/read-workbook.ts";

export interface NamedRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

export interface XlsformSheets {
  readonly survey: readonly NamedRow[];
  readonly choices: readonly NamedRow[];
  readonly settings: readonly NamedRow[];
}

/** The three sheets of an XLSForm, each row by the names of its columns; without a survey sheet it is none. */
export async function readXlsformSheets(content: Uint8Array): Promise<XlsformSheets> {
  const sheets = await readWorkbook(content).catch((cause: unknown) => {
    throw new AppError(FORM_ERRORS.notXlsform, { cause });
  });
  const survey = named(sheets, "survey");
  const hasColumns = survey[0]?.cells.has("type") ?? false;
  if (!hasColumns) throw new AppError(FORM_ERRORS.notXlsform);
  return { survey, choices: named(sheets, "choices"), settings: named(sheets, "settings") };
}

function named(sheets: readonly WorkbookSheet[], name: string): NamedRow[] {
  const sheet = sheets.find((one) => one.name.trim().toLowerCase() === name);
  const [head, ...rows] = sheet?.rows ?? [];
  const columns = (head?.cells ?? []).map((cell) => cell.trim());
  return rows.map(({ line, cells }) => ({
    line,
    cells: new Map(
      columns.flatMap((column, at) => (column ? [[column, (cells[at] ?? "").trim()]] : [])),
    ),
  }));
}
