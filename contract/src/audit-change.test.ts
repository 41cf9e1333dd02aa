import { describe, expect, it } from "vitest";
import { fieldChanges, isChanged } from "./audit-change.ts";

describe("the changes of an entry", () => {
  it("are listed field by field, also inside other fields", () => {
    const before = { host: "a", reminder: { media: ["SMS"] } };
    const after = { host: "a", reminder: { media: ["SMS", "PUSH"] }, port: 25 };
    expect(fieldChanges(before, after)).toEqual([
      { path: ["host"], before: "a", after: "a" },
      { path: ["reminder", "media"], before: ["SMS"], after: ["SMS", "PUSH"] },
      { path: ["port"], before: undefined, after: 25 },
    ]);
  });

  it("are listed row by row for a list of records", () => {
    const faq = [{ question: { bn: "ক" } }];
    expect(fieldChanges({ faq }, { faq: [...faq, { question: { bn: "খ" } }] })).toEqual([
      { path: ["faq", "1", "question", "bn"], before: "ক", after: "ক" },
      { path: ["faq", "2", "question", "bn"], before: undefined, after: "খ" },
    ]);
  });

  it("know a field that stayed as it was", () => {
    const changes = fieldChanges({ host: "a", days: [5, 6] }, { host: "b", days: [5, 6] });
    expect(changes.map(isChanged)).toEqual([true, false]);
  });

  it("are none where nothing was written down", () => {
    expect(fieldChanges(null, null)).toEqual([]);
    expect(fieldChanges(undefined, { empty: null })).toEqual([]);
  });
});
