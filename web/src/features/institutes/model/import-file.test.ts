import { IMPORT_COLUMNS } from "@shikkha/contract/institute-import.ts";
import { describe, expect, it } from "vitest";
import { faultsFile, fileRefusal, placesFile, templateFile } from "./import-file.ts";

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

  it("has a list of the upazilas' ids with their places", async () => {
    const place = (id: number) => ({ id, nameBangla: `ব${id}`, nameEnglish: `E${id}`, path: "/" });
    const upazila = { ...place(3), type: "UPAZILLA" as const, children: [] };
    const district = { ...place(2), type: "DISTRICT" as const, children: [upazila] };
    const file = placesFile([{ ...place(1), type: "ZONE", children: [district] }]);
    expect((await file.text()).trim()).toBe('"3","ব1","E1","ব2","E2","ব3","E3"');
  });

  it("gives its faults as a table in which no cell is a formula", async () => {
    const text = await faultsFile(
      ["line", "column", "fault"],
      [{ line: 3, column: "eiin", message: '=HYPERLINK("x")' }],
    ).text();
    expect(text).toContain(`"3","eiin","'=HYPERLINK(""x"")"`);
  });
});
