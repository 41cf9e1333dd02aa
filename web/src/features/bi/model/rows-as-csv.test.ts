import { expect, it } from "vitest";
import { rowsAsCsv } from "./rows-as-csv.ts";

it("writes what spreadsheets read, and nothing they would run", async () => {
  const csv = rowsAsCsv([
    ["নাম", "মান"],
    ['=HYPERLINK("x")', "৭৮%, আনুমানিক"],
    ["-", "–"],
  ]);
  const bytes = new Uint8Array(await csv.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(await csv.text()).toBe(`নাম,মান\r\n"'=HYPERLINK(""x"")","৭৮%, আনুমানিক"\r\n'-,–\r\n`);
});
