import { readFileSync } from "node:fs";

/** One of the files in reference-data/, as text in NFC. */
function readReference(file: string): string {
  return readFileSync(new URL(`reference-data/${file}`, import.meta.url), "utf8").normalize("NFC");
}

export function readReferenceJson<T>(file: string): T {
  return JSON.parse(readReference(file)) as T;
}

/** The rows of a file whose cells hold neither commas nor quotes. */
export function readReferenceCsv<Column extends string>(file: string): Record<Column, string>[] {
  const [header = "", ...lines] = readReference(file).trim().split(/\r?\n/);
  const columns = header.split(",") as Column[];
  return lines.map((line) => {
    const cells = line.split(",");
    if (cells.length !== columns.length)
      throw new Error(`${file}: not ${columns.length} cells in «${line}»`);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<
      Column,
      string
    >;
  });
}

/** Names come as [English, Bengali]. */
export type NamePair = readonly [en: string, bn: string];
