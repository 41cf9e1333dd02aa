import { IMPORT_COLUMNS } from "@shikkha/contract/institute-import.ts";
import { describe, expect, it } from "vitest";
import { faultsFile, fileRefusal, templateFile } from "./import-file.ts";

describe("a file to import", () => {
  it("is refused by its kind and its size", () => {
    expect(fileRefusal({ name: "list.CSV", size: 10 })).toBeUndefined();
    expect(fileRefusal({ name: "list.xlsx", size: 5 * 1024 * 1024 })).toBeUndefined();
    expect(fileRefusal({ name: "list.xls", size: 10 })).toBe("wrongKind");
    expect(fileRefusal({ name: "list.csv", size: 5 * 1024 * 1024 + 1 })).toBe("tooLarge");
  });

  it("has a template with the contract's header", async () => {
    expect((await templateFile().text()).trim()).toBe(IMPORT_COLUMNS.join(","));
  });

  it("gives its faults as a table in which no cell is a formula", async () => {
    const text = await faultsFile(
      ["line", "column", "fault"],
      [{ line: 3, column: "eiin", message: '=HYPERLINK("x")' }],
    ).text();
    expect(text).toContain(`"3","eiin","'=HYPERLINK(""x"")"`);
  });
});
