import { describe, expect, it } from "vitest";
import { faultSource } from "./fault-source.ts";
import { fileRefusal } from "../../../shared/import/file-refusal.ts";
import { FILE_RULE, wrongLines } from "./import-file.ts";

const fault = (line: number, column = "startDate", message = "no") => ({ line, column, message });

describe("a file of holidays", () => {
  it("is refused before it is sent when it is no CSV file or too large", () => {
    expect(fileRefusal({ name: "a.CSV", size: 10 }, FILE_RULE)).toBeUndefined();
    expect(fileRefusal({ name: "a.xlsx", size: 10 }, FILE_RULE)).toBe("wrongKind");
    expect(fileRefusal({ name: "a.csv", size: 1024 * 1024 + 1 }, FILE_RULE)).toBe("tooLarge");
  });

  it("counts a line once however many faults it has", () => {
    expect(wrongLines([fault(3), fault(3, "endDate"), fault(8)])).toBe(2);
  });
});

describe("the source of a fault", () => {
  const text = 'h\r\nঈদ,"Eid, first day",21/02/2027,2027-02-21\r\nএক,2027-03-26\r\n';

  it("is the line parted at the wrong cell, commas in quotes kept", () => {
    expect(faultSource(text, fault(2))).toEqual({
      before: 'ঈদ,"Eid, first day",',
      wrong: "21/02/2027",
      after: ",2027-02-21",
    });
  });

  it("is the whole line when its columns are not four or the fault names none", () => {
    expect(faultSource(text, fault(3))?.wrong).toBe("এক,2027-03-26");
    expect(faultSource(text, fault(2, ""))?.before).toBe("");
  });

  it("is missing where the file has no such line, and short where a cell is long", () => {
    expect(faultSource(text, fault(9))).toBeUndefined();
    const long = `${"x".repeat(200)},b,2027-01-01,2027-01-01`;
    expect(faultSource(long, fault(1, "nameBangla"))?.wrong).toHaveLength(81);
  });
});
