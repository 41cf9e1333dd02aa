import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { Column } from "./column.ts";
import { csvStream } from "./csv.ts";

const columns: Column<{ name: string; count: number | null }>[] = [
  { heading: { bn: "নাম", en: "Name" }, value: ({ name }) => name },
  { heading: { bn: "সংখ্যা", en: "Count" }, value: ({ count }) => count },
];

/** Keeps the byte order mark, which a text decoder would take away. */
const text = async (stream: Readable) => (await buffer(stream)).toString("utf8");

async function* rows(...given: [string, number | null][]) {
  for (const [name, count] of given) yield { name, count };
}

it("writes a byte order mark, the reader's headings, CRLF, and what a strict reader gets back", async () => {
  const csv = await text(csvStream(columns, rows(['ঢাকা, "বড়"\nশহর', -3.5], ["", null]), "bn"));
  expect(csv.startsWith("\uFEFFনাম,সংখ্যা\r\n")).toBe(true);
  expect(parse(csv, { bom: true, columns: true })).toEqual([
    { নাম: 'ঢাকা, "বড়"\nশহর', সংখ্যা: "-3.5" },
    { নাম: "", সংখ্যা: "" },
  ]);
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])(
  "makes text out of %j, which a spreadsheet would run",
  async (formula) => {
    const csv = await text(csvStream(columns, rows([formula, -1]), "en"));
    const [row] = parse<{ Name: string; Count: string }>(csv, { bom: true, columns: true });
    expect(row).toEqual({ Name: `'${formula}`, Count: "-1" });
  },
);
