import * as z from "zod/mini";
import { covers, type Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { IMPORT_COLUMNS, IMPORT_LIMITS, importRow } from "@shikkha/contract/institute-import.ts";
import { fieldMessage, says } from "@shikkha/contract/kernel/field-message.ts";
import type { SheetRow } from "../../../platform/import/read-csv.ts";

export type ImportRow = z.output<typeof importRow>;

/** A fault in both languages, at its line and column. */
export interface Fault {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

/** What the register says of the ids in the file: where each upazila lies, and where each known institute is. */
export interface Register {
  readonly upazilaPaths: ReadonlyMap<number, string>;
  readonly institutePaths: ReadonlyMap<string, string>;
}

/** A row as far as it can be read: what it names is checked against the register even where other cells are wrong. */
export interface CheckedRow {
  readonly line: number;
  readonly eiin: string | undefined;
  readonly upazilaId: number | undefined;
  /** Undefined while a cell of it is wrong. */
  readonly row: ImportRow | undefined;
}

const WORDS = {
  header: says(
    `প্রথম লাইনে এই কলামগুলো থাকতে হবে: ${IMPORT_COLUMNS.join(", ")}`,
    `The first line must be: ${IMPORT_COLUMNS.join(", ")}`,
  ),
  empty: says("ফাইলে কোনো সারি নেই", "The file has no rows"),
  tooMany: says(
    `এক ফাইলে সর্বোচ্চ ${IMPORT_LIMITS.rows} সারি`,
    `At most ${IMPORT_LIMITS.rows} rows in one file`,
  ),
  columns: says(
    `ঠিক ${IMPORT_COLUMNS.length}টি কলাম থাকতে হবে`,
    `There must be exactly ${IMPORT_COLUMNS.length} columns`,
  ),
  twice: says("এই ইআইআইএন ফাইলে আগেও আছে", "This EIIN stands earlier in the file"),
  noUpazila: says("এই উপজেলা নেই", "There is no such upazila"),
  outside: says("এটি আপনার এলাকার বাইরে", "This is outside your jurisdiction"),
};

/** The form of every cell, all faults at once; a wrong header makes the rest meaningless. */
export function checkForm([header, ...rows]: readonly SheetRow[]): {
  rows: CheckedRow[];
  faults: Fault[];
} {
  const isRight =
    header !== undefined &&
    IMPORT_COLUMNS.every((name, index) => header.cells[index]?.trim() === name) &&
    header.cells.length === IMPORT_COLUMNS.length;
  if (!isRight)
    return { rows: [], faults: [{ line: header?.line ?? 1, column: "", message: WORDS.header }] };
  if (rows.length === 0)
    return { rows: [], faults: [{ line: header.line + 1, column: "", message: WORDS.empty }] };
  if (rows.length > IMPORT_LIMITS.rows)
    return {
      rows: [],
      faults: [{ line: IMPORT_LIMITS.rows + 2, column: "", message: WORDS.tooMany }],
    };
  const checked = rows.map(checkRow);
  return {
    rows: checked.flatMap(({ row }) => (row ? [row] : [])),
    faults: checked.flatMap(({ faults }) => faults),
  };
}

function checkRow({ line, cells }: SheetRow): { row?: CheckedRow; faults: Fault[] } {
  if (cells.length !== IMPORT_COLUMNS.length)
    return { faults: [{ line, column: "", message: WORDS.columns }] };
  const named = Object.fromEntries(IMPORT_COLUMNS.map((name, index) => [name, cells[index]]));
  const result = z.safeParse(importRow, named, { reportInput: true });
  const { eiin, upazilaId } = importRow.shape;
  const row = {
    line,
    eiin: z.safeParse(eiin, named["eiin"]).data,
    upazilaId: z.safeParse(upazilaId, named["upazilaId"]).data,
    row: result.data,
  };
  const faults = (result.error?.issues ?? []).map((issue) => ({
    line,
    column: String(issue.path[0] ?? ""),
    message: says(fieldMessage(issue, "bn"), fieldMessage(issue, "en")),
  }));
  return { row, faults };
}

/** What only the register can tell: unknown places, other jurisdictions, and one EIIN twice. */
export function checkPlaces(
  rows: readonly CheckedRow[],
  register: Register,
  scope: Scope,
): Fault[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, eiin, upazilaId }) => {
    const faults: Fault[] = [];
    if (eiin !== undefined) {
      const known = register.institutePaths.get(eiin);
      if (seen.has(eiin)) faults.push({ line, column: "eiin", message: WORDS.twice });
      if (known !== undefined && !covers(scope, known))
        faults.push({ line, column: "eiin", message: WORDS.outside });
      seen.add(eiin);
    }
    if (upazilaId !== undefined) {
      const path = register.upazilaPaths.get(upazilaId);
      if (path === undefined) faults.push({ line, column: "upazilaId", message: WORDS.noUpazila });
      else if (!covers(scope, path))
        faults.push({ line, column: "upazilaId", message: WORDS.outside });
    }
    return faults;
  });
}
