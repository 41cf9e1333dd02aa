import { describe, expect, it } from "vitest";
import { faultsFile, tableFile, templateFile } from "./csv-file.ts";
import { fileRefusal } from "./file-refusal.ts";

describe("a file to import", () => {
  it("is refused by its kind and its size", () => {
    const rule = { kinds: /\.(?:csv|xlsx)$/i, mostBytes: 100 };
    expect(fileRefusal({ name: "list.CSV", size: 100 }, rule)).toBeUndefined();
    expect(fileRefusal({ name: "list.xls", size: 10 }, rule)).toBe("wrongKind");
    expect(fileRefusal({ name: "list.csv", size: 101 }, rule)).toBe("tooLarge");
  });

  it("starts from a template with its columns and the mark of UTF-8", async () => {
    const bytes = new Uint8Array(await templateFile(["a", "b"]).arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe("a,b\r\n");
  });

  it("is written so that no spreadsheet takes a cell for a formula", async () => {
    expect(await tableFile([["ক", 'x"y']]).text()).toBe('"ক","x""y"');
    const fault = { line: 2, column: "", message: '=1+"2"' };
    expect(await faultsFile(["Line"], [fault]).text()).toContain(`"2","","'=1+""2"""`);
  });
});
