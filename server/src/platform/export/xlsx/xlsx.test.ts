import { buffer } from "node:stream/consumers";
import readWorkbook from "read-excel-file/node";
import { expect, it } from "vitest";
import { type XlsxSheet, xlsxStream } from "./xlsx-stream.ts";

const written = async (...sheets: XlsxSheet[]) => readWorkbook(await buffer(xlsxStream(sheets)));

it("keeps Bengali, numbers, dates, formulas as text and what XML could stumble on", async () => {
  const rows = [
    ["শিরোনাম", "Number", "Day"],
    ['বাংলা <&"> টেক্সট', 12.5, { day: "2026-02-28" }],
    ["=1+1", -3, null],
    ["  a\u0000b ", 0, "x"],
  ] as const;
  const [first, second] = await written(
    { name: "প্রতিবেদন", widths: [30, 10, 12], rows },
    { name: "a/b:c", rows: [["x"]] },
  );
  expect(first?.sheet).toBe("প্রতিবেদন");
  expect(second?.sheet).toBe("a b c");
  expect(first?.data).toEqual([
    ["শিরোনাম", "Number", "Day"],
    ['বাংলা <&"> টেক্সট', 12.5, new Date("2026-02-28T00:00:00Z")],
    ["=1+1", -3, null],
    [expect.stringContaining("ab"), 0, "x"],
  ]);
});

it("writes columns past Z and rows as they come, in bounded pieces", async () => {
  async function* many() {
    for (let row = 0; row < 5000; row += 1)
      yield Array.from({ length: 30 }, (_, at) => row * 30 + at);
  }
  let largest = 0;
  const parts: Buffer[] = [];
  for await (const chunk of xlsxStream([{ name: "x", rows: many() }]) as AsyncIterable<Buffer>) {
    largest = Math.max(largest, chunk.length);
    parts.push(chunk);
  }
  expect(largest).toBeLessThan(300_000);
  const [sheet] = await readWorkbook(Buffer.concat(parts));
  expect(sheet?.data).toHaveLength(5000);
  expect(sheet?.data[4999]?.[29]).toBe(149_999);
});

it("goes on on another sheet, under the same heading, where one is full", async () => {
  const rows = [["শিরোনাম"], ...Array.from({ length: 7 }, (_, at) => [at + 1])];
  const name = "মনিটরিং পরিকল্পনার প্রতিবেদন (প্রতিষ্ঠান)";
  const sheets = await readWorkbook(await buffer(xlsxStream([{ name, rows }], 4)));
  expect(sheets.map(({ data }) => data)).toEqual([
    [["শিরোনাম"], [1], [2], [3]],
    [["শিরোনাম"], [4], [5], [6]],
    [["শিরোনাম"], [7]],
  ]);
  expect(new Set(sheets.map(({ sheet }) => sheet)).size).toBe(3);
  for (const { sheet } of sheets) expect(sheet.length).toBeLessThanOrEqual(31);
});
