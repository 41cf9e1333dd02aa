import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { describe, expect, it } from "vitest";
import { readListQuery, writeListQuery } from "./list-query.ts";

const { shape } = instituteCalls.list.query;

describe("the query of a list in its address", () => {
  it("is read by the contract's own rules, in either script", () => {
    const search = "?zone=১৮৮&isasCategory=A&searchParam=%20সাভার&page=2";
    expect(readListQuery(shape, search)).toEqual({
      zone: 188,
      isasCategory: "A",
      searchParam: "সাভার",
      page: 2,
    });
  });

  it("leaves out what the call would refuse or does not know", () => {
    expect(readListQuery(shape, "?zone=x&isasCategory=Z&size=5000&colour=red&type=")).toEqual({});
  });

  it("is written without empty values and read back the same", () => {
    const query = { zone: 188, searchParam: "শিক্ষা & আলো", type: undefined, mgmtType: "" };
    const written = writeListQuery(query);
    expect(readListQuery(shape, written)).toEqual({ zone: 188, searchParam: "শিক্ষা & আলো" });
    expect(writeListQuery({ type: undefined })).toBe("");
  });
});
