import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import {
  PEOPLE_COLUMNS,
  type PersonLine,
  personLine,
} from "@shikkha/contract/officers/people-file.ts";
import { readCsv } from "../../../platform/import/read-csv.ts";

export interface Fault {
  readonly line: number;
  readonly column: string;
  readonly reason: string;
}

export interface ReadLine {
  readonly line: number;
  readonly person: PersonLine;
}

/** The lines of the file that can be read as people, and what is wrong with the others, all at once. */
export function readPeople(content: Uint8Array): { lines: ReadLine[]; faults: Fault[] } {
  const [head, ...rows] = readCsv(content);
  const columns = head?.cells.map((cell) => cell.trim()) ?? [];
  if (columns.join() !== PEOPLE_COLUMNS.join())
    return {
      lines: [],
      faults: [
        { line: 1, column: "", reason: `The first line has to be ${PEOPLE_COLUMNS.join()}` },
      ],
    };
  const lines: ReadLine[] = [];
  const faults: Fault[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    const filled = columns.flatMap((name, index) => {
      const text = cells[index]?.trim() ?? "";
      return text === "" ? [] : [[name, text] as const];
    });
    const parsed = personLine.safeParse(Object.fromEntries(filled));
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        faults.push({ line, column: issue.path.join("."), reason: fieldMessage(issue, "en") });
      continue;
    }
    const { username, pdsNumber } = parsed.data;
    for (const [column, value] of Object.entries({ username: username.toLowerCase(), pdsNumber })) {
      if (value === undefined) continue;
      const first = seen.get(`${column} ${value}`);
      if (first !== undefined)
        faults.push({ line, column, reason: `Stands in line ${first}, too` });
      seen.set(`${column} ${value}`, line);
    }
    lines.push({ line, person: parsed.data });
  }
  return { lines, faults };
}
