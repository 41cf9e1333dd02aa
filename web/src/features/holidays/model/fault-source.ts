import { HOLIDAY_COLUMNS } from "@shikkha/contract/holidays.ts";
import type { HolidayFault } from "./import-file.ts";

/** A line as it stands in the file, cut where the fault is. */
export interface FaultSource {
  readonly before: string;
  readonly wrong: string;
  readonly after: string;
}

const MOST_SHOWN = 80;

/** Nothing where the file has no such line, as when it ends too early. */
export function faultSource(
  text: string,
  { line, column }: Pick<HolidayFault, "line" | "column">,
): FaultSource | undefined {
  const source = text.split(/\r\n|\n|\r/)[line - 1];
  if (!source?.trim()) return undefined;
  const cells = cellsOf(source);
  const index = HOLIDAY_COLUMNS.findIndex((name) => name === column);
  const cell = cells[index];
  // A line of the wrong length is wrong as a whole: which cell is missing nobody can know.
  if (cell === undefined || cells.length !== HOLIDAY_COLUMNS.length)
    return { before: "", wrong: shortened(source), after: "" };
  const before = cells.slice(0, index).map((one) => `${shortened(one)},`);
  const after = cells.slice(index + 1).map((one) => `,${shortened(one)}`);
  return { before: before.join(""), wrong: shortened(cell), after: after.join("") };
}

/** The cells with their quotes; a comma inside quotes parts nothing. */
function cellsOf(line: string): string[] {
  const cells = [""];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === "," && !isQuoted) cells.push("");
    else cells[cells.length - 1] += letter;
  }
  return cells;
}

function shortened(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
