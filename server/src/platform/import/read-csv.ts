import { parse } from "csv-parse/sync";
import { normalise } from "@shikkha/contract/kernel/text.ts";

/** A row with the line it stands on in the file, as a person would count it. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a CSV file in strict UTF-8, with or without a byte order mark; throws on anything else. Empty lines do not count. */
export function readCsv(content: Uint8Array): SheetRow[] {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(content);
  const options = { bom: true, info: true, relax_column_count: true } as const;
  const records = parse(text, options) as unknown as {
    info: { lines: number };
    record: string[];
  }[];
  return records
    .map(({ info, record }) => ({ line: info.lines, cells: record.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

/** NFC, and nothing a text column cannot hold; the field's own check then refuses what is left. */
export function cleanCell(text: string): string {
  return normalise(text.toWellFormed().replaceAll("\u0000", "\uFFFD"));
}
